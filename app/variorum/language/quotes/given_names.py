"""Given names that tell the sex of their bearers: to find whom "he" and "she" stand for.

The English ones are those of the United States Census of 1990 (public domain) that at least eight
times as many men as women bear, or the reverse; names of other languages were added by hand.
"""

from __future__ import annotations

from variorum.language.wordlists import words

MEN = words(
    """
    aaron abdul abdullah abdulrahman abe abel abraham abram abu achim adalberto adam adan adel
    adolfo adolph agus agustin ahmad ahmed aiden akbar akira al alain alan alassane albert
    alberto alden aldo alec alejandro aleksandr aleksei aleksey alex alexander alexei alexey
    alfonso alfonzo alfred alfredo ali alistair allan allen alok alonso alonzo alphonse alphonso
    alton alun alvaro alvin amado ambrose amir amos amrit anatoly anders anderson andre andreas
    andrei andrej andres andrew andrey andrii andriy andy angelo angus anibal anthony antione
    antoine anton antone antonio antonis antony antwan anwar archie arden arkady arlen arlie
    armand armando arne arnold arnoldo arnulfo aron arron arthur arturo asa asad ashraf atsushi
    august augustus aurelio austin avery axel aziz baptiste barack barney barrett barry bart
    barton bashar bashir basil beau ben benedict benito benjamin bennett benny benoit benton
    bernard bernardo bernd bernie bert bertram bilal bill billy bjorn björn blaine blake bo bob
    bobby bogdan booker boris boyce boyd brad bradford bradley bradly brady brain branden
    brandon brant brayden brendan brendon brent brenton bret brett brian brice brock broderick
    brooks bruce bruno bryan bryant bryce bryon bud buddy budi buford burl burt burton buster
    byron caleb callum calvin cameron carl carlo carlos carlton carmelo carmine carson carter
    cecil cedric cedrick cesar chad chadwick chance charles charley charlie chas chase chauncey
    chester chet chidi chris christoper christophe christopher christos chuck ciaran clarence
    clark claud claude claudio claus clay clayton clement clemente cletus cleveland cliff
    clifford clifton clint clinton clive clyde cody colby cole coleman colin collin colton
    columbus connor conrad cordell corey cormac cornelius cornell cortez cory coy craig crispin
    cristobal cristopher curt curtis cyril cyrus dafydd daisuke dale dallas dalton damian damien
    damion damon dan dane danial daniel danilo danny dante darell daren darin dario darius
    darnell daron darragh darrel darrell darren darrick darrin darron darryl darwin daryl dave
    david davis dean deandre deangelo declan del delbert delmar delmer demarcus demetrius denis
    dennis denny denver denys derek derick dermot derrick deshawn desmond dewayne dewey dewitt
    dexter dick didier diego dieter dillon dimitri dimitris dino dion dirk dmitri dmitriy dmitro
    dmitry dmytro domenic domingo dominic dominick don donal donald donn donnell donnie donny
    donovan donte dorsey doug douglas douglass doyle drew duane dudley duncan dustin dwain
    dwayne dwight dylan eamon earl earle earnest ed eddie eddy edgar edgardo edison edmond
    edmund edmundo edouard eduard eduardo edward edwardo edwin efrain efren elbert elden eldon
    eldridge eli elias elijah eliseo elliot elliott ellis ellsworth elmer elmo eloy elroy elton
    elvin elvis elwood emanuel emeka emerson emery emil emile emilio emmanuel emmett emmitt
    emory enamullah enoch enrique eoin erasmo eric erich erick erik ernest ernesto ernie errol
    ervin erwin esteban ethan euan eugene eugenio eusebio evan everett everette ewan ezekiel
    ezequiel ezra fabian fabio faisal farhad farouk faustino fausto fawad federico felipe felix
    felton femi ferdinand fergus fermin fernando fidel filiberto fletcher florencio florentino
    florian floyd forest forrest foster francesco francisco franco francois frank franklin
    franklyn franz françois fred freddy frederic frederick fredric fredrick freeman fritz fumio
    gabriel galen gareth garfield garland garret garrett garry garth gary gaston gavin gaylord
    geert genaro gene geoff geoffrey george georgios georgy gerald geraldo gerard gerardo gerd
    gerhard german gethin gil gilbert gilberto giles gino giorgos giovanni giuseppe glen glenn
    gonzalo gordon grady graeme graham graig grant granville greg gregg gregorio gregory grigory
    grover guillaume guillermo gus gustavo guy hal hamad hamid hamish hamza hank hans harlan
    harland harley harold harris harrison harry haruki harvey hassan hayden haywood heath hector
    heiko heinz henry herb herbert heriberto herman herschel hershel hervé hideki hilario hilton
    hipolito hiram hiroshi hobert homer horace horacio hosea hossein houston howard hoyt hubert
    huey hugh hugo humberto hung hunter hussain hussein huw hyman ian ibrahim idris ignacio igor
    ihor ike ilya imran iolo ira irvin irving irwin isaac isaiah isaias isiah isidro ismael
    ismail israel isreal issac ivan jacinto jack jackson jacob jacques jair jake jakob jamaal
    jamal jamar jame jamel james jamison jan jared jarod jarred jarrett jarrod jarvis jason
    jasper javad javier jaxon jay jayden jayson jc jean jean-claude jean-luc jed jeff jefferey
    jefferson jeffery jeffrey jeffry jens jerald jeramy jere jeremiah jeremy jermaine jerold
    jerome jeromy jerrell jerrod jerrold jerry jess jesse jesus jim jimmy joachim joao joaquin
    joe joel joerg joesph joey johannes john johnathan johnathon johnny johnson joko jolyon jon
    jonah jonas jonathan jonathon jordon jorge jose josef josep joseph josh joshua josiah jospeh
    josue josé joão juan judson jules julian julien julio julius junior jurgen justin jörg
    jürgen kabir kamal kareem karim karl kazuo keenan keir keith kelvin ken kendrick keneth
    kenji kenneth kennith kenny kent kenton kermit keven kevin khaled khalid kieth kip kiril
    kirk kofi korey kory kostas kraig kristofer kristopher kurt kurtis kwabena kwame kwasi kyle
    kyriakos lamar lamont lance landon lanny larry laurence laurent lawerence lawrence lazaro
    leandro leif leland lemuel len lenard lenny leo leon leonard leonardo leonel leopoldo leroy
    les lester levi lewis liam lincoln lino linwood lionel lloyd logan lon lonnie lonny lorenzo
    louie louis lowell loyd luca lucas luciano lucien lucio lucius ludovic luigi luis luke
    luther lyle lyman lyndon lynwood mac maciej mack magnus mahmoud mahmud maksim malcolm malcom
    malik manfred manual manuel marc marcel marcelino marcellus marcelo marco marcos marcus
    marek margarito mariano mario mariusz mark markus marlin marlon marquis marshall martin
    marvin mason mateusz mathew matt matteo matthew matthieu maurice mauricio maurizio mauro max
    maxim maximo maxwell maynard mckinley mehdi mehmet mel melvin merlin merrill mervin micah
    michael michal michale micheal michel mick miguel mike mikel mikhail milan miles milford
    millard milo milos miloš milton miquel mitch mitchel mitchell mitsuo mitt modesto mohamad
    mohamed mohammad mohammed moises monroe monte monty morris morton mose moses moshe muhammad
    muhammadu mukesh murray mustafa mykhailo mykola myles myron naftali napoleon narendra nasser
    nathan nathanael nathanial nathaniel neal ned neil nelson nestor neville newt newton niall
    nicholas nick nickolas nicky nicolas nicos niels nigel nikolai nikolay nikos nils noah noble
    noe nolan norbert norberto norman normand norris obinna octavio odis oisin olaf oleg
    oleksandr oleksii oleksiy olen olin oliver olivier omar omer oren orlando orval orville
    osama oscar osvaldo oswaldo otis otto owain owen pablo padraig palmer paolo parker pascal
    pasquale patrick paul pavel pavlo pawel pedro percy perry pete peter petr petro phil philip
    philippe phillip pierre piers pietro piotr porfirio prakash pravin preston prince qasem
    quentin quincy quintin quinton radek rafael rahul rajesh rajiv rakesh raleigh ralph ramesh
    ramiro ramon ramzan randal randall randell randolph randy raphael rashad rashid raul ray
    rayford raymon raymond raymundo raúl recep reed reggie reginald reid reinaldo renaldo renato
    reto reuben rex rey reyes reynaldo reza rhett rhodri ricardo rich richard richie rick rickey
    rickie ricky rico rigoberto riley rishi rob robby robert robert-jan roberto robt rocco rocky
    rod roderick rodger rodney rodolfo rodrick rodrigo rogelio roger roland rolando rolf rolland
    roman romeo ron ronald ronnie ronny roosevelt rory roscoe rosendo ross roy royal royce
    ruaridh ruben rubin rudolf rudolph rudy rueben rufus rupert ruslan russ russel russell rusty
    ryan sadiq saeed said sajid sal salah salman salvador salvatore sam sammy samual samuel
    sanford sanjay santiago santo satoshi saul sayed scot scott scotty seamus sean sebastian
    sebastien segun serge sergei sergey sergio serhii serhiy seth seymour shad shane shaun shawn
    sheldon shelton sherman sherwood shigeru shinzo shon sidney silas simon sipho slobodan
    solomon sonny soren spencer stan stanford stanislav stanley stanton stefan stefano stephan
    stephane stephen sterling steve steven stewart stuart sunil suresh svein sven sylvester tad
    tadashi takashi tanner tariq tayyip ted teddy temur teodoro terence terrance terrell
    terrence thabo thad thaddeus theodore theron thierry thomas thurman tim timmy timothy timur
    titus tobias tod todd tom tomas tommy toney tony toshi travis trent trenton trevor trey troy
    truman tsutomu tuan tunde ty tyler tyree tyrell tyrese tyron tyrone tyson ulrich ulysses
    umar urs vadim valdis valentin valery vance vasily vaughn vern vernon vicente victor viktor
    vince vincent vincenzo virgil virgilio vitali vitalii vitaly vito vladimir volker volodymyr
    von vyacheslav wade waldo walker wallace wally walter walton ward warner warren waylon wayne
    weldon wendell werner wes wesley weston wilber wilbert wilbur wilburn wiley wilford wilfred
    wilfredo wilhelm willard william williams willian willis willy wilmer wilson wilton winford
    winfred winston wm wolfgang woodrow wyatt xavier yahya yann yannick yasser yevgeny yoshi
    yousef youssef yuri yuriy yusuf yves zac zach zachariah zachary zachery zack zackary zane
    zbigniew ziad
    """
)

WOMEN = words(
    """
    aaliyah abbey abbie abby abigail ada adaeze adaline adalyn adalynn addie adela adelaida
    adelaide adele adelia adelina adeline adell adella adelle adelynn adina adria adriana
    adriane adrianna adrianne adrienne afton agatha agnes agnieszka agustina aida aiko aileen
    aimee aisha aja akua alaina alana alanna alayna alba alberta albertha albertine albina alda
    alecia alejandra aleksandra alena alene alesha alesia alessandra aleta aletha alethea alexa
    alexandra alexandria alexia alfreda alice alicia alida alina aline alisa alisha alison
    alissa alivia aliyah allene allie allison allyson alma almeda alpha alta altagracia althea
    alvina alyce alycia alysia alyson alyssa amada amal amalia amanda amara amaya amber ambrin
    amelia amelie america ami amie amina amira amiyah amparo amy ana anabel anastacia anastasia
    andra andrea andria angela angelia angelica angelina angeline angelique angelita angella
    angharad angie anglea anh anika anissa anita anitra aniyah anja anjali ann anna annabel
    annabelle annamarie anne anne-marie annegret anneke anneliese annemarie annetta annette
    annie annika annmarie anoushka antionette antoinette antonette antonia antonina aoife
    arabella araceli aracely arcelia ardis ardith aretha ariana arianna ariella arielle arleen
    arlene arlette arline armida artie arya asha ashely ashlee ashleigh ashley ashlie ashly
    ashton asia asma astrid athena aubrey audra audrey audry augusta aura aurea aurelia aurora
    autumn ava avis awilda ayesha ayla aysha ayu ayşe bailey bambi barb barbara barbie barbra
    bea beata beatrice beatriz becky belen belinda bella belle belva benazir benita berenice
    bernadette bernadine bernice berniece bernita berta bertha bertie beryl bess bessie beth
    bethany betsy bette bettie bettina betty bettye beulah beverley beverly bianca birdie birgit
    blakely blanca blanch blanche blessing bobbi bobbye bonita bonnie bonny brandee brandi
    brandie brandy breanna breanne bree brenda brenna briana brianna brianne bridget bridgett
    bridgette briella brielle brigette brigitte britney brittani brittany brittney bronwen brook
    brooke brooklynn brynlee buffy caitlin caitlyn cali callie cami camila camilla camille
    candace candance candelaria candi candice candida candis candy cara caren cari caridad carin
    carina carissa carla carleen carlene carlota carlotta carly carlyn carma carman carmel
    carmela carmelita carmella carmen carol carolann carole carolee carolina caroline carolyn
    carolynn caron carri carrie caryl caryn carys casandra cassandra cassidy cassie catalina
    catarina catharine catherine cathi cathie cathleen cathrine cathryn cathy catina catrina
    catriona cecelia cecile cecilia cecily celeste celestine celia celina celine cerys chana
    chanda chandra chanel chantal chantel chantelle charissa charisse charity charla charlee
    charleen charlene charlette charline charlotte charmaine charolette chasity chastity chelsea
    chelsey chelsie cheri cherie cherise cherly cherri cherrie cherry cheryl cheryle cheyenne
    chiara chioma chiquita chloe chrissy christa christal christel christelle christen christene
    christi christiana christiane christie christin christina christine christy chrystal chun
    ciara cierra cinda cindi cindy cinthia claire clara clare claribel clarice clarissa
    claudette claudia claudine clementine cleta coleen colette colleen collette concepcion
    concetta connie constance consuelo cora coral corazon cordelia corene cori corina corine
    corinna corinne cornelia corrie corrina corrine cortney cristal cristi cristin cristina
    cristine cristy crystal cyndi cynthia cythia céline daisy daleyza dalia damaris danelle
    danette dani danica daniela daniele daniella danielle danita danna dannielle danyelle daphne
    dara darci darcie darcy daria darla darleen darlene darline darya davida davina dawn dawna
    dayna deana deann deanna deanne deb debbie debbra debby debi debora deborah debra debrah
    dedra deena deepa deidra deidre deirdre delaney delfina delia delilah della delma delois
    delora delores deloris delphia delphine demetra demetria dena deneen denice denise denna
    desirae desiree dessie destiny dewi dian diana diane diann dianna dianne dilma dina dinah
    dionne dixie dollie dolly dolores domenica dominga dona donita donna dora dorcas doreen
    dorene doretha dori dorinda doris dorota dorotha dorothea dorothy dorris dortha dorthea
    dorthy dottie dovie dulce earlene earline earnestine eartha easter eboni ebony eda edelmira
    eden edie edith edna edwina edythe effie eileen eilidh ekaterina elaina elaine elana elba
    elda eldora eleanor eleanora eleanore elena elenor elfriede elia eliana elida elif elinor
    elisa elisabeth elise elissa eliza elizabeth elizaveta elizebeth elke ella ellen elliana
    ellie elma elmira elna elnora eloisa eloise elouise elsa elsie elva elvera elvia elvira
    elyse ember emelia emersyn emilia emilie emily emma emmanuelle emogene ena enedina enid
    enriqueta era erica ericka erika erin erlinda erma erna ernestina ernestine esmeralda
    esperanza essie estela estella estelle ester esther estrella ethel ethelyn etta eugenia
    eugenie eula eulalia eun eunice eva evalyn evangelina evangeline eve evelia evelyn everleigh
    everly evette evgenia evie evon evonne fabiola faith fallon fannie fanny farrah fatima fatma
    fatou fawn fay faye federica felecia felica felice felicia felicita felicitas felipa felisa
    felisha femke fern ferne filomena fiona flor flora florence florene florida florine flossie
    floy folake fonda fran frances francesca francine francisca francoise françoise freda freida
    freya frieda frédérique gabriela gabriella gabrielle gail galina garnet gay gaye gayla gayle
    gaynell gemma gena genesis geneva genevieve genoveva georgetta georgette georgia georgiana
    georgianna georgie georgina geraldine geralyn gerda geri germaine gerri gertie gertrude
    gianna gilda gillian gina ginger ginny giorgia giovanna gisela gisele giselle giulia gladis
    gladys glenda glenna gloria glory golda goldie grace gracie graciela grainne gregoria greta
    gretchen gretta griselda gro guillermina gussie gwen gwendolyn hadiza hadley hailey haley
    hallie hanan hanna hannah harmony harper harriet harriett harriette hattie haydee hayley
    hazel heather hedwig heidi helen helena helene helga helle hellen henrietta herlinda
    hermelinda herminia hester hettie hilary hilda hildegard hillary hina hoa holli hollie holly
    hope hortencia hortense hortensia hui hulda huma huong ida idalia idella ila ilaria ileana
    ilene iliana ilona ilse ima imelda imogen imogene ina india indira ines inez inga inge
    ingeborg ingrid inna iola iona ione irena irene irina iris irma iryna isabel isabell
    isabella isabelle isela isla iva ivana ivanka ivette ivonne ivy izabella jacalyn jacinda
    jacinta jackeline jacklyn jaclyn jacque jacquelin jacqueline jacquelyn jacquline jada jade
    jaimie jami jamila jammie jana janae jane janeen janel janell janelle janene janet janette
    janey janice janie janina janine janis janna jannette jannie jaqueline jasmin jasmine
    jaunita jayla jayme jayne jazmin jeana jeane jeanetta jeanette jeanie jeanine jeanna jeanne
    jeannette jeannie jeannine jena jenelle jenifer jeniffer jenna jennette jenni jennie
    jennifer jenniffer jenny jeraldine jeri jerilyn jerri jerrie jesica jessica jettie jill
    jillian jo joan joana joanie joann joanna joanne jocelyn jodi jodie joelle joellen joetta
    johanna johnetta johnna joi joleen jolene jolynn joni jonna jonnie jordyn josefa josefina
    josephina josephine josette josie journee journey jovita joy joyce joycelyn juana juanita
    judi judie judith judy juli julia juliana juliann julianna julianne julie juliet julieta
    juliette julissa june jung juniper justina justine jutta kacey kaci kacie kaitlin kaitlyn
    kala kali kamala kami kamila kandace kandi kandice kandy kara karan karen kari karie karin
    karina karine karissa karla karlene karol karolyn karon karri karrie karyn kasandra
    kassandra katarzyna kate katelyn katerina kateryna katharina katharine katherine katheryn
    kathi kathie kathleen kathlene kathlyn kathrine kathryn kathryne kathy kathyrn katie katina
    katja katrina katy kay kaye kayla kaylee kecia keely keiko keira keisha keli kelli kellie
    kelsey kelsie kendra kenna kenya kenyatta keri kerri kerrie kesha keshia khadija khloe kia
    kiara kimberely kimberlee kimberley kimberly kinsley kira kirsten kirstin kirsty kisha kitty
    kizzy kori krista kristal kristalina kristan kristen kristi kristian kristie kristin
    kristina kristine kristy kristyn krystal krystle krystyna kum kyla kylee kylie kyong kyra
    kyung lacey laci lacie ladonna lai laila lakeisha lakesha lakeshia lakisha lakshmi lan lana
    lanette lani lanita laquita lara larissa larue larysa lashanda lashawn lashonda latanya
    latasha latifa latisha latonia latonya latosha latoya latrice latricia laura laureen laurel
    lauren laurene lauretta laurette lauri laurie lavada lavina lavinia lavon lavonda lavonne
    lawanda layla lea leah leandra leann leanna leanne leatha leatrice leda leeann leesa leia
    leigh leila leilani leisa lela lelia lena lennie lenora lenore leola leona leone leonor
    leonora leora leota lesa leslee lesli lessie leta letha leticia letitia letizia lettie leyla
    li lia liana liane libby lida lidia lila lilah lilia lilian liliana lillian lillie lilly
    lily lin lina linda lindsay lindsey lindy linette linh linnea linnie linsey lisa lise
    lisette lissa lissette lita liz liza lizabeth lizbeth lizette lizzie lois lola lolita lona
    londyn lora loraine loreen lorelei lorena lorene lorenza loretta lori lorie lorinda lorine
    lorna lorraine lorretta lorri lorrie lotte lottie louann louella louisa louise lourdes lovie
    lu luana luann luanne lucia luciana lucie lucienne lucila lucile lucille lucinda lucretia
    lucy ludmila lue luella luisa lula lulu luna lupita lura luz lyda lydia lyla lyn lynda
    lyndsay lyndsey lynette lynne lynnette lyudmila ma mabel mable machelle mackenzie madeleine
    madeline madelyn madge madison madonna mae maegan magda magdalena magdalene maggie magnolia
    mai maira maja majorie makayla malala malgorzata malia malinda malissa malkia mallory mamie
    manal mandi mandy manuela mara maranda marcela marcelina marcella marcelle marci marcia
    marcie marcy margaret margarete margarette margarita marge margery margie margo margot
    margret margrethe marguerite mari maria mariah mariam marian mariana mariann marianna
    marianne maribel maribeth maricela marie marieke mariela marielle marietta marilee marilou
    marilyn marilynn marina marine marisa marisela marisol marissa marita maritza marjorie
    marjory marla marlena marlene marlo marlyn marlys marnie marquerite marquita marry marsha
    marta martha marti martina martine marva marvel mary maryam maryann maryanne marybeth
    maryellen maryjane maryjo marylee marylin marylou marylyn mathilda mathilde matilda matilde
    mattie maud maude maudie maura maureen maurine mavis maxie maxine maya maybelle mayme mayra
    mayumi mazie mckenna mckenzie meagan meaghan mechelle mee meg megan meghan mei melania
    melanie melba melina melinda melisa melissa mellisa mellissa melodie melody melonie melony
    melva melvina mercedes mercy meredith merry meryl meta mette mi mia micaela michaela michele
    michell michelle mickie migdalia milagros mildred milissa millicent millie mimi mina mindi
    mindy minerva minnie mira miranda mireya miriam mirian mirna mirta missy misti misty mittie
    mitzi modesta moira mollie molly mona monica monika monique morag mozell mozelle muriel mya
    myla myong myra myriam myrna myrtice myrtis myrtle mónica nada nadia nadine nakia nakisha
    nan nanci nancy nanette nannette nannie naoko naomi natacha natalia natalie natalya natasha
    nathalie natividad nedra nelda nelida nell nella nelle nellie nelly nena nereida nettie neva
    nevaeh ngozi nia niamh nichelle nichol nichole nicki nicola nicolasa nicole nicolette nidia
    niki nikita nikki nila nilda nilsa nina ninfa nita noelia noelle noemi nola nona nora norah
    noreen norene norine norma nova novella nydia nyla ocie octavia odessa odette ofelia ok
    oksana ola olena oleta olga oliva olive olivia oma ona opal ophelia oprah ora oralia orla
    orpha otilia ouida page paige paisley palma pam pamala pamela pansy paola parveen patrica
    patrice patricia patsy patti pattie patty paula paulette paulina pauline payton pearl
    pearlie pearline peggie peggy penelope pennie penny perla petra philippa phillis philomena
    phoebe phuong phylis phyliss phyllis pilar pinkie piper pippa polly pooja portia precious
    pricilla princess priscilla priti priya prudence queen rachael racheal rachel rachelle
    rachida racquel rae raegan raelynn rafaela ramona randa randi rania raquel rashida raven
    reba rebeca rebecca rebekah reem regan regina reina rena renae renata renate renea renee
    renita reta retha reva reyna rhea rhiannon rhoda rhonda richelle rina rita robbin roberta
    robyn rochelle rocio roisin rolanda roma romana romona rona ronda ronna rosa rosalba rosalee
    rosalia rosalie rosalina rosalind rosalinda rosaline rosalva rosalyn rosanna rosanne rosaria
    rosaura rose roseann roseanna roseanne rosella roselyn rosemarie rosemary rosetta rosie
    rosina rosita roslyn rowena roxana roxane roxann roxanna roxanne roxie ruby rubye rufina
    rukhsana ruth ruthann ruthie rylee ryleigh sabina sabine sabra sabrina sade sadia sadie
    safiya salina sallie sally samantha samara samatha sandi sandra sanjuana sanjuanita sanna
    santa saoirse sara sarah sarita sasha saskia saundra savannah scarlett selena selina selma
    serena serenity shabana shaina shalonda shameka shamika shamima shana shanda shandra shanell
    shani shanika shanita shanna shannan shanon shanta shante shantel shantell shara sharee
    sharen shari sharla sharlene sharon sharonda sharron sharyn shasta shauna shawanda shawna
    shay shayla shayna sheena sheila shelia shelley shelli shellie shelly shena sheree sheri
    sherie sherilyn sherita sheron sherri sherrie sherrill sherron sherry sherryl sheryl shiela
    shirin shirlee shirlene shirley shirly shonda sian sibyl sienna sierra sigrid silvia simona
    simone sinead siobhan sirimavo siti skylar socorro sofia soledad sondra sonia sonja sonya
    soon sophia sophie soraya stacey staci stacia stacie star starla starr stefani stefanie
    steffi stella stephaine stephani stephanie stephany stephenie stephine stormy su sue summer
    sun sunita sunny sunshine susan susana susann susanna susannah susanne sushma susie suzan
    suzanna suzanne suzette suzie suzy svetlana sybil syble sydney sylvia sylvie tabatha tabitha
    talia tamar tamara tamatha tameka tamela tamera tami tamie tamika tamiko tammi tammie tammy
    tamra tana tanesha tangela tania tanika tanisha tanya tara tarsha taryn tasha tatiana
    tatyana tawana tawanda tawanna tawnya teagan teena tena tenisha teodora tera teresa terese
    teresita teressa teri terra terri terrie tess tessa tessie thea theda thelma theodora
    theresa therese thersa thomasina thuy tia tiana tiara tierra tiffani tiffanie tiffany
    tiffiny tillie tina tisha tomasa tomeka toni tonia tonja tonya tori tosha toya tracee tracey
    traci tracie trena tresa tressa tressie treva tricia trina trinity trish trisha trista trudy
    twila twyla tyra una ursula uzma vada valarie valencia valentina valeria valerie valorie
    valérie vanessa veda velda velia velma velva venessa venita venus vera verda vergie verla
    verna vernell vernice vernie vernita verona veronica veronika vesta vicenta vickey vicki
    vickie vicky victoria vida vikki viktoria viktoriya vilma vina viola violet violeta virgie
    virgina virginia virginie vita viva vivian viviana vivienne vonda vonnie wanda wanita wendi
    wendy whitney wilda wilhelmina willa willene willow wilma windy winifred winnie winnifred
    winona wynona ximena xiomara yadira yasmin yasmine yelena yesenia yetta yevgenia yoko
    yolanda yolonda yoshiko yuki yuko yulia yuliya yvette yvonne zahra zaida zainab zandra zara
    zeinab zelda zella zelma zena zenaida zenobia zina zinaida zoe zoey zoila zola zona zora
    zoraida zula zulma zuri zuzana
    """
)

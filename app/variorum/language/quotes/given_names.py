"""Given names that tell the sex of their bearers: to find whom "he" and "she" stand for.

The English ones are those of the United States Census of 1990 (public domain) that at least eight
times as many men as women bear, or the reverse; names of other languages were added by hand.
"""

from __future__ import annotations

from variorum.language.wordlists import words

MEN = words(
    """
    aaron abdul abdullah abdulrahman abe abel abraham abram abu achim adalberto adam adan adel
    adolfo adolph agustin ahmad ahmed aiden akbar akira al alain alan alassane albert alberto
    alden aldo alec alejandro aleksandr aleksei aleksey alex alexander alexei alexey alfonso
    alfonzo alfred alfredo ali alistair allan allen alok alonzo alphonse alphonso alton alvaro
    alvin amado ambrose amir amos anatoly anders anderson andre andreas andrei andrej andres
    andrew andrey andrii andriy andy angelo angus anibal anthony antoine anton antone antonio
    antonis antony antwan anwar archie arden arkady arlen armand armando arne arnold arnulfo
    aron arron arthur arturo asa asad ashraf atsushi august augustus aurelio austin axel aziz
    baptiste barack barney barrett barry bart barton bashar bashir basil beau ben benedict
    benito benjamin bennett benny benoit bernard bernardo bernd bernie bert bertram bilal bill
    billy bjorn björn blaine bo bob bobby bogdan booker boris boyd brad bradford bradley bradly
    brady brain branden brandon brant brayden brendan brendon brent brenton bret brett brian
    brice brock brooks bruce bruno bryan bryant bryce bryon bud buddy buford burl burt burton
    buster byron caleb callum calvin cameron carl carlo carlos carlton carmelo carmine carson
    carter cecil cedric cesar chad chadwick chance charles charley chas chase chauncey chester
    chet chris christoper christophe christopher christos chuck ciaran clarence clark claud
    claude claudio claus clay clayton clement clemente cletus cleveland cliff clifford clifton
    clint clinton clyde cody colby cole coleman colin collin columbus connor conrad cordell
    corey cornelius cornell cory coy craig cristobal cristopher curt curtis cyril cyrus daisuke
    dale dallas dalton damian damien damion damon dan dane danial daniel danilo danny dante
    daren darin dario darius darnell daron darragh darrel darrell darren darrick darrin darron
    darryl darwin daryl dave david davis dean deandre deangelo del delbert delmar delmer
    demarcus demetrius denis dennis denny denver denys derek derick derrick deshawn desmond
    dewayne dewey dewitt dexter dick didier diego dieter dillon dimitri dimitris dino dion dirk
    dmitri dmitriy dmitro dmitry dmytro domenic domingo dominic dominick don donal donald donn
    donnell donnie donny donovan donte doug douglas douglass doyle drew duane dudley duncan
    dustin dwain dwayne dwight dylan earl earle earnest ed eddie eddy edgar edgardo edison
    edmond edmund edouard eduard eduardo edward edwardo edwin efrain efren elbert eldon eldridge
    eli elias elijah eliseo elliot elliott ellis ellsworth elmer elmo eloy elroy elton elvin
    elvis elwood emanuel emeka emil emile emilio emmanuel emmett emmitt emory enamullah enoch
    enrique eoin erasmo eric erich erick erik ernest ernesto ernie errol ervin erwin esteban
    ethan eugene eugenio eusebio evan everett everette ezekiel ezequiel ezra fabian fabio faisal
    farhad farouk faustino fausto fawad federico felipe felix felton ferdinand fergus fermin
    fernando fidel filiberto fletcher florencio florentino florian floyd forest forrest foster
    francesco francisco franco francois frank franklin franz françois fred freddy frederic
    frederick fredric fredrick freeman fritz fumio gabriel galen gareth garfield garland garret
    garrett garry garth gary gaston gavin gaylord geert genaro gene geoff geoffrey george
    georgios georgy gerald geraldo gerard gerardo gerd gerhard german gil gilbert gilberto gino
    giorgos giovanni giuseppe glen glenn gonzalo gordon grady graham grant granville greg gregg
    gregorio gregory grigory grover guillaume guillermo gus gustavo guy hal hamad hamid hamish
    hamza hank hans harlan harold harris harrison harry haruki harvey hassan haywood heath
    hector heiko heinz henry herb herbert heriberto herman herschel hershel hervé hideki hilario
    hilton hipolito hiram hiroshi homer horace horacio hossein houston howard hoyt hubert huey
    hugh hugo humberto hung hunter hussain hussein hyman ian ibrahim idris ignacio igor ihor ike
    ilya imran ira irvin irving irwin isaac isaiah isaias isiah isidro ismael ismail israel
    isreal issac ivan jack jackson jacob jacques jair jake jakob jamaal jamal jamar jame jamel
    james jamison jan jared jarod jarred jarrett jarrod jarvis jason jasper javad javier jaxon
    jay jayden jayson jc jean jean-claude jean-luc jed jeff jefferey jefferson jeffery jeffrey
    jeffry jens jerald jeremiah jeremy jermaine jerold jerome jerrod jerrold jerry jess jesse
    jesus jim jimmy joachim joao joaquin joe joel joerg joesph joey john johnathan johnathon
    johnny johnson joko jon jonah jonas jonathan jonathon jordon jorge jose josef josep joseph
    josh joshua josiah josue josé joão juan judson jules julian julien julio julius junior
    jurgen justin jörg jürgen kabir kamal kareem karim karl kazuo keenan keir keith kelvin ken
    kendrick kenji kenneth kennith kenny kent kenton kermit keven kevin khaled khalid kieth kip
    kiril kirk kofi kory kostas kristopher kurt kurtis kwame kwasi kyle kyriakos lamar lamont
    lance landon lanny larry laurence laurent lawerence lawrence lazaro leland lemuel len lenard
    lenny leo leon leonard leonardo leonel leopoldo leroy les lester levi lewis liam lincoln
    lino linwood lionel lloyd logan lon lonnie lonny lorenzo louie louis lowell loyd luca lucas
    luciano lucien lucio ludovic luigi luis luke luther lyle lyman lyndon mac maciej mack magnus
    mahmoud mahmud maksim malcolm malik manfred manual manuel marc marcel marcelino marcelo
    marco marcos marcus marek margarito mariano mario mariusz mark markus marlin marlon marquis
    marshall martin marvin mason mateusz mathew matt matteo matthew matthieu maurice mauricio
    maurizio mauro max maxim maximo maxwell maynard mckinley mehdi mehmet mel melvin merlin
    merrill mervin micah michael michal michale micheal michel mick miguel mike mikel mikhail
    milan miles milford millard milo milos miloš milton miquel mitch mitchel mitchell mitsuo
    mitt modesto mohamad mohamed mohammad mohammed moises monroe monte monty morris morton mose
    moses moshe muhammad muhammadu mukesh murray mustafa mykhailo mykola myles myron naftali
    napoleon narendra nasser nathan nathanael nathanial nathaniel neal ned neil nelson nestor
    neville newt newton niall nicholas nick nickolas nicky nicolas nicos niels nigel nikolai
    nikolay nikos nils noah noble noe nolan norbert norberto norman normand norris octavio odis
    olaf oleg oleksandr oleksii oleksiy olen olin oliver olivier omar omer oren orlando orval
    orville osama oscar osvaldo oswaldo otis otto owen pablo palmer paolo pascal pasquale
    patrick paul pavel pavlo pawel pedro percy perry pete peter petr petro phil philip philippe
    phillip pierre pietro piotr porfirio prakash pravin preston prince qasem quentin quincy
    quintin quinton radek rafael rahul rajesh rajiv rakesh raleigh ralph ramesh ramiro ramon
    ramzan randal randall randell randolph randy raphael rashad rashid raul ray rayford raymon
    raymond raymundo raúl recep reed reggie reginald reid reinaldo renato reuben rex reyes
    reynaldo reza rhett ricardo rich richard richie rick rickey rickie ricky rico rigoberto
    rishi rob robby robert robert-jan roberto robt rocco rocky rod roderick rodger rodney
    rodolfo rodrick rodrigo rogelio roger roland rolando rolland roman romeo ron ronald ronnie
    ronny roosevelt rory roscoe rosendo ross roy royal royce ruben rubin rudolph rudy rufus
    rupert ruslan russ russel russell rusty ryan sadiq saeed said sajid sal salah salman
    salvador salvatore sam sammy samual samuel sanford sanjay santiago satoshi saul sayed scot
    scott scotty sean sebastian sebastien serge sergei sergey sergio serhii serhiy seth seymour
    shane shaun shawn sheldon shelton sherman sherwood shigeru shinzo sidney silas simon
    slobodan solomon sonny soren spencer stan stanford stanislav stanley stanton stefan stefano
    stephan stephane stephen sterling steve steven stewart stuart sunil suresh svein sven
    sylvester tad tadashi takashi tanner tariq tayyip ted teddy temur teodoro terence terrance
    terrell terrence thabo thad thaddeus theodore theron thierry thomas thurman tim timmy
    timothy timur titus tobias tod todd tom tomas tommy toney tony toshi travis trent trenton
    trevor trey troy truman tsutomu tuan ty tyler tyree tyrell tyrese tyron tyrone tyson ulrich
    ulysses umar vadim valdis valentin valery vance vasily vaughn vern vernon vicente victor
    viktor vince vincent virgil virgilio vitali vitalii vitaly vito vladimir volker volodymyr
    vyacheslav wade waldo walker wallace walter walton ward warner warren wayne weldon wendell
    werner wes wesley weston wilber wilbert wilbur wilburn wiley wilford wilfred wilfredo
    wilhelm willard william williams willis willy wilmer wilson wilton winfred winston wm
    wolfgang woodrow wyatt xavier yahya yann yannick yasser yevgeny yoshi yousef youssef yuri
    yuriy yusuf yves zac zach zachariah zachary zachery zack zackary zane zbigniew ziad
    """
)

WOMEN = words(
    """
    aaliyah abbey abbie abby abigail ada adaline adalyn adalynn addie adela adelaida adelaide
    adele adelina adeline adell adelynn adriana adriane adrianna adrianne adrienne agatha agnes
    agnieszka aida aiko aileen aimee aisha akua alaina alana alanna alayna alba alberta albina
    alda alecia alejandra aleksandra alene alesha alesia alessandra aleta aletha alexa alexandra
    alexandria alfreda alice alicia alina aline alisa alisha alison alissa alivia aliyah allene
    allie allison allyson alma alpha alta altagracia althea alvina alyce alyson alyssa amal
    amalia amanda amara amaya amber ambrin amelia amelie ami amie amina amira amiyah amparo amy
    ana anabel anastasia andra andrea andria angela angelia angelica angelina angeline angelique
    angelita angie anh anissa anita aniyah anja anjali ann anna annabelle annamarie anne
    anne-marie annegret annemarie annetta annette annie annika annmarie anoushka antionette
    antoinette antonette antonia arabella araceli aracely ardis ardith aretha ariana arianna
    ariella arleen arlene arline armida artie arya ashlee ashleigh ashley ashton asia asma
    astrid athena aubrey audra audrey augusta aura aurelia aurora autumn ava avis ayesha ayla
    aysha ayşe bambi barb barbara barbra beata beatrice beatriz becky belen belinda bella belle
    belva benazir benita bernadette bernadine bernice berniece bernita berta bertha bertie beryl
    bess bessie beth bethany betsy bette bettie bettina betty bettye beulah beverley beverly
    bianca birdie birgit blakely blanca blanch blanche blessing bobbi bonita bonnie bonny brandi
    brandie brandy breanna brenda brenna briana brianna brianne bridget bridgett bridgette
    briella brielle brigette brigitte britney brittani brittany brittney brook brooke brooklynn
    brynlee caitlin caitlyn cali callie camila camilla camille candace candelaria candi candice
    candida candy cara caren cari caridad carina carissa carla carleen carlene carlotta carly
    carman carmel carmela carmelita carmella carmen carol carole carolee carolina caroline
    carolyn carrie caryl caryn casandra cassandra cassie catalina catarina catharine catherine
    cathie cathleen cathrine cathryn cathy catina catrina cecelia cecile cecilia celeste
    celestine celia celina celine chanda chandra chanel chantal chantel charisse charity charla
    charlee charleen charlene charline charlotte charmaine chasity chastity chelsea chelsey
    chelsie cheri cherie cherly cherry cheryl cheryle chiara chioma chiquita chloe chrissy
    christa christal christelle christen christi christiane christie christin christina
    christine christy chrystal cindi cindy cinthia claire clara clare clarice clarissa claudette
    claudia claudine clementine coleen colette colleen collette concepcion concetta connie
    constance consuelo cora coral cordelia cori corina corine corinna corinne cornelia corrie
    corrine cortney cristal cristina cristine cristy crystal cynthia céline daisy daleyza dalia
    damaris danelle danette daniela daniella danielle danita danna daphne dara darci darcy daria
    darla darleen darlene darya dawn dawna dayna deana deann deanna deanne debbie debby debi
    debora deborah debra debrah deena deidra deidre deirdre delaney delfina delia delilah della
    delma delois delores deloris delphine demetria dena denice denise desiree dessie destiny
    dian diana diane diann dianna dianne dilma dina dinah dionne dixie dollie dolly dolores
    dominga dona donita donna dora dorcas doreen dorene doretha dori dorinda doris dorota
    dorothea dorothy dorris dortha dorthy dottie dovie dulce earlene earline earnestine easter
    ebony eden edie edith edna edwina edythe effie eileen ekaterina elaina elaine elba elda
    eleanor eleanore elena elenor elia eliana elida elif elinor elisa elisabeth elise elissa
    eliza elizabeth elizaveta elizebeth elke ella ellen elliana ellie elma elnora eloisa eloise
    elouise elsa elsie elva elvia elvira elyse ember emersyn emilia emilie emily emma emmanuelle
    ena enid enriqueta era erica ericka erika erin erlinda erma erna ernestina ernestine
    esmeralda esperanza essie estela estella estelle ester esther ethel etta eugenia eula
    eulalia eunice eva evangelina evangeline eve evelyn everleigh everly evette evgenia evie
    evonne fabiola faith fannie fanny farrah fatima fatma fatou fawn fay faye federica felecia
    felicia felicita felicitas felipa felisha fern filomena fiona flor flora florence florida
    florine flossie floy fran frances francesca francine francisca francoise françoise freda
    freida freya frieda frédérique gabriela gabriella gabrielle gail galina garnet gay gaye
    gayla gayle gemma gena genesis geneva genevieve genoveva georgette georgia georgiana
    georgianna georgie georgina geraldine gerda geri germaine gerri gertie gertrude gianna gilda
    gillian gina ginger ginny giorgia gisela giselle giulia gladys glenda glenna gloria goldie
    grace gracie graciela gregoria greta gretchen griselda gro guillermina gussie gwen gwendolyn
    hadiza hadley hailey haley hallie hanan hanna hannah harmony harper harriet harriett
    harriette hattie haydee hayley hazel heather heidi helen helena helene helga helle hellen
    henrietta herlinda hermelinda herminia hester hilary hilda hildegard hillary hina holli
    hollie holly hope hortencia hortense huma ida idella ila ilaria ileana ilene ilse ima imelda
    imogen imogene ina india indira ines inez inge ingrid inna iola iona ione irene irina iris
    irma iryna isabel isabell isabella isabelle isla iva ivana ivanka ivette ivonne ivy izabella
    jacinda jacklyn jaclyn jacque jacquelin jacqueline jacquelyn jacquline jada jade jaimie jami
    jamila jana jane janeen janel janell janelle janet janette janice janie janina janine janis
    janna jannette jannie jaqueline jasmin jasmine jayla jayme jayne jeana jeane jeanetta
    jeanette jeanie jeanine jeanna jeanne jeannette jeannie jeannine jena jenelle jenifer
    jeniffer jenna jennette jenni jennie jennifer jenny jeri jerri jerrie jesica jessica jill
    jillian jo joan joanie joann joanna joanne jocelyn jodi jodie joelle joellen johanna johnna
    joleen jolene joni jonnie jordyn josefa josefina josephina josephine josette josie journee
    journey jovita joy joyce joycelyn juana juanita judi judith judy juli julia juliana julianna
    julianne julie juliet juliette june jung juniper justina justine jutta kaitlin kaitlyn kala
    kali kamala kami kamila kara karen kari karin karina karine karissa karla karol karolyn
    karon karrie karyn kassandra katarzyna kate katelyn katerina kateryna katharina katharine
    katherine katheryn kathi kathie kathleen kathrine kathryn kathy katie katina katja katrina
    katy kay kaye kayla kaylee keely keiko keira keisha kelli kellie kelsey kendra kenya keri
    kerri kerrie kesha keshia khadija khloe kia kimberlee kimberley kimberly kinsley kira
    kirsten kirsty kisha kitty kori krista kristal kristalina kristen kristi kristie kristin
    kristina kristine kristy krystal krystle kyla kylie kyong kyra kyung lacey lacie ladonna
    laila lakeisha lakesha lakeshia lakisha lakshmi lan lana laquita lara larissa larysa
    lashanda lashawn lashonda latanya latasha latifa latisha latonia latonya latosha latoya
    latrice latricia laura laureen laurel lauren lauretta laurette lauri laurie lavina lavon
    lavonne lawanda layla lea leah leann leanna leanne leatrice leeann leia leigh leila leilani
    leisa lela lelia lena lenora lenore leola leona leone leonor leonora leora leota lesa lessie
    leta letha leticia letitia letizia lettie leyla lia libby lida lidia lila lilah lilia lilian
    liliana lillian lillie lilly lily lina linda lindsay lindy linnea linnie lisa lise lisette
    lissette liz liza lizabeth lizbeth lizette lizzie lois lola lolita lona londyn lora loraine
    lorena lorene lorenza loretta lori lorie lorine lorna lorraine lorri lorrie lottie louann
    louella louisa louise lourdes lovie luann luanne lucia lucie lucila lucile lucille lucinda
    lucretia lucy ludmila luella luisa lula lulu luna lura luz lydia lyla lyn lynda lyndsey
    lynette lynne lynnette lyudmila ma mabel mable mackenzie madeleine madeline madelyn madge
    madison madonna mae magda magdalena magdalene maggie magnolia mai maja majorie makayla
    malala malgorzata malia malinda malissa malkia mallory mamie manal mandi mandy manuela mara
    maranda marcela marcelina marcella marcelle marci marcia marcie marcy margaret margarette
    margarita marge margery margie margo margot margret margrethe marguerite mari maria mariah
    mariam marian mariana mariann marianna marianne maribel maricela marie marielle marietta
    marilee marilyn marilynn marina marine marisa marisela marisol marissa marita maritza
    marjorie marjory marla marlena marlene marlyn marlys marnie marquerite marquita marsha marta
    martha marti martina marva marvel mary maryam maryann maryanne marybeth maryellen maryjane
    marylin marylou mathilde matilda matilde mattie maud maude maudie maura maureen maurine
    mavis maxie maxine maya maybelle mayme mayra mayumi mckenna mckenzie meagan meaghan megan
    meghan mei melania melanie melba melina melinda melisa melissa mellisa mellissa melodie
    melody melony melva melvina mercedes meredith merry meta mette mi mia micaela michaela
    michele michell michelle migdalia milagros mildred millicent millie mimi mina mindy minerva
    minnie miranda mireya miriam mirian mirna missy misti misty mittie mitzi mollie molly mona
    monica monika monique mozelle muriel mya myla myra myriam myrna myrtis myrtle mónica nadia
    nadine nakia nan nanci nancy nanette nannette nannie naoko naomi natacha natalia natalie
    natalya natasha nathalie natividad nedra nelda nell nellie nelly nena nereida nettie neva
    nevaeh nichole nicki nicola nicole niki nikki nila nilda nina nita noelle noemi nola nona
    nora norah noreen norma novella nydia nyla octavia odessa ofelia ok oksana ola olena oleta
    olga olive olivia oma ona opal ophelia oprah ora oralia orpha paige paisley pam pamala
    pamela pansy paola parveen patrica patricia patsy patti pattie patty paula paulette paulina
    pauline payton pearl pearlie pearline peggie peggy penelope pennie penny perla petra
    philippa phillis philomena phoebe phuong phylis phyliss phyllis pilar piper pippa polly
    pooja portia precious pricilla princess priscilla priti priya prudence queen rachael racheal
    rachel rachelle rachida rae raegan raelynn rafaela ramona randi rania raquel raven reba
    rebeca rebecca rebekah reem regina reina rena renae renata renate renee renita reta retha
    reva reyna rhea rhiannon rhoda rhonda richelle rita robbin roberta robyn rochelle rocio roma
    romona rona ronda rosa rosalba rosalee rosalia rosalie rosalina rosalind rosalinda rosalyn
    rosanna rosanne rose roseann roseanna roseanne rosella roselyn rosemarie rosemary rosetta
    rosie rosina rosita roslyn rowena roxana roxane roxann roxanna roxanne roxie ruby rubye
    rukhsana ruth ruthann ruthie rylee ryleigh sabina sabine sabrina sadia sadie safiya salina
    sallie sally samantha samara samatha sandi sandra sanjuana sanjuanita sanna santa sara sarah
    sasha saskia saundra savannah scarlett selena selina selma serena serenity shabana shaina
    shalonda shameka shamika shamima shana shanda shanna shanon shanta shante shantel shara
    shari sharla sharlene sharon sharonda sharron sharyn shauna shawna shayla shayna sheena
    sheila shelia shelley shelli shellie shelly sheree sheri sherie sherita sherri sherrie
    sherrill sherry sheryl shiela shirin shirlene shirley shonda sienna sierra silvia simone
    sinead siobhan sirimavo skylar socorro sofia soledad sondra sonia sonja sonya soon sophia
    sophie soraya stacey staci stacia stacie starla starr stefanie steffi stella stephanie
    stephany stephenie sue summer sun sunita sunny susan susana susanna susannah susanne sushma
    susie suzan suzanna suzanne suzette svetlana sybil sydney sylvia sylvie tabatha tabitha
    tamar tamara tameka tamela tamera tami tamika tammi tammie tammy tamra tana tania tanisha
    tanya tara taryn tasha tatiana tatyana tawana tawanda tawnya teagan teena tena tera teresa
    terese teresita teressa teri terra terri terrie tessa tessie thea theda thelma theodora
    theresa therese thuy tia tiana tiara tierra tiffani tiffanie tiffany tillie tina tisha
    tomasa tomeka toni tonia tonja tonya tori tosha toya tracey traci tracie trena tresa tressa
    treva tricia trina trinity trisha trista trudy twila twyla tyra una ursula uzma vada valarie
    valencia valentina valeria valerie valorie valérie vanessa veda velda velma venessa venita
    venus vera verda vergie verla verna vernell vernice veronica veronika vesta vickey vicki
    vickie vicky victoria vida vikki viktoria viktoriya vilma viola violet violeta virgie
    virgina virginia virginie vivian viviana vivienne vonda wanda wendi wendy whitney wilda
    wilhelmina willa willow wilma windy winifred winnie winnifred winona ximena xiomara yadira
    yasmin yasmine yelena yesenia yevgenia yolanda yolonda yoshiko yuko yulia yuliya yvette
    yvonne zahra zainab zara zeinab zelda zella zelma zenaida zinaida zoe zoey zoila zola
    zoraida zuri zuzana
    """
)

// First names with no other meaning. They are reason enough to take the word after an entry for a stylist and not for a
// remark. Names that are also words in a diary are left out: Will, Bill, Penny, Mark, Ruby, Amber, Rose, Bob.

const FIRST_NAMES = new Set(
  `abbie abby abi adam adele aisha alan alex alexa ali alice alicia alina alison aliyah amanda amelia amelie amina amy ana
  andrea andrew andy angela angie anita ann anna anne annie anthony anya ashleigh ashley aysha babs barbara becca becky
  beth bella ben bernie bethany beverley bianca billie brenda bridget bronwen callum camilla cara carla carlos carly carmen
  carol caroline carolyn carrie cassie cath catherine cathy celia charlie charlotte chelsea cheryl chloe chris chrissie
  christina christine ciara claire clara clare colin connor corinne craig dan daniel daniela danielle danni darren dave
  david dawn dean deb debbie deborah debs declan dee demi denise diana diane dilys dina dom donna doreen dylan eileen elaine
  eleanor elena elin eliza elizabeth ella ellen ellie elsie emily emma erica erin esme esther eva evan evie fatima fay faye
  fiona fran frances francesca freya gabby gail gareth gary gavin gemma george georgia georgie gerry gill gillian gina
  glenda gwen hana hannah harriet harry hayley hazel heather helen helena holly iman imogen irene isabel isabella isla jack
  jackie jacqui jade jake jamie jan jane janet janice janine jason jaz jazz jean jen jenna jenni jennie jenny jess jessica
  jill jo joan joanna joanne jodie joe joel john jordan josh josie joy joyce judith judy julia julie june karen kat kate
  katherine kathy katie katy kay kayleigh keira kelly ken kerry kev kiera kieran kim kimberley kirsty kit kylie lara laura
  lauren layla leah leanne lee leigh lena leo lesley lewis liam libby lilly lily linda lindsay lisa liz lizzie lola lorna
  lorraine lou louisa louise luca lucia lucy luke lydia lyn lynn lynne lynsey maddie maggie mandy marcia marcus margaret
  maria marie marina martin martina mary matt maureen max maya meg megan mel melanie melissa mia michael michaela michelle
  mike millie mina mo moira molly mona monica morgan nadia nadine naomi natalia natalie natasha neil nell niamh nick nicky
  nicola nicole nikki nina nora olga oliver olivia orla oscar owen paige pam pamela pat patricia paul paula pauline pete
  peter petra phil phoebe pippa priya rachael rachel rebecca rhian rhiannon rhys richard rita rob robyn ross rosie roxanne
  ruth ryan sabrina sally sam samantha samira sandra sara sarah sasha saskia scott sean shannon sharon shaun shauna sheila
  shelley sian simon siobhan sofia sonia sonya sophia sophie stacey steph stephanie stephen steve stuart sue susan susie
  suzanne sylvia tamara tamsin tania tanya tara terri terry tess tessa theo theresa tia tiffany tim tina toby tom toni tony
  tracey tracy trish vanessa vera vicki vicky victoria wendy yasmin yvette yvonne zara zoe
  aaliyah abdul abena adaeze agnes agnieszka ahmed ailish ailsa aine aisling aislinn akosua alasdair aminah angus ania
  anjali aoibhinn aoife arthur ashling attracta ayesha bairbre bernadette bertha beryl betty bilal breda brendan brid
  bridie brigid brona bronagh caitlin caoimhe cathal catriona cecilia chidi chioma cian ciaran cleo clodagh colette colm
  concepta conor constance cora cormac cynthia dearbhla deepa deepika deirdre delia dermot dervla diarmuid divya dolores
  donal donnacha dorothy eamon edith edna effie eilish eimear eimer elspeth emer enda enid eoin etain ethel eunice ewa
  farah fatimah femi fergal fergus finbar finola fionnuala folake gearoid geraldine gertrude gita gladys grainne greta
  gwendolyn hamish harold hassan hattie herbert hilda hussein iain ibrahim ida imelda ingrid iqbal irina isobel ivan
  jamila josephine kasia katarzyna kathleen kathryn kavita khadija kieron kiran kirsten kwame lachlan lakshmi leila
  leonard lorcan lotte lottie lulu mabel macdara maeve magda magdalena mairead maisie majella malachy malgorzata
  marjorie marnie marta martha matilda maud maura mavis meabh meena mhairi mildred mohamed mohammed morag muireann
  muriel myra nadira nasreen neha nellie nesta ngozi niall nisha noelle noor noreen nuala oisin oksana olena olwen
  oonagh orlaith padraig peig phyllis piotr pooja rajesh rashid rhoda rhona roisin rory rosa rosaleen rosemary ruairi
  rukhsana saima samina sanjay saoirse seamus selma shabana shazia shona shreya sinead sorcha stanley stella sunita
  svetlana sybil tabitha tadhg tatiana temi thea thelma trudy tunde una ursula vijay vivienne wilma winifred xanthe
  yolanda yulia yusuf zahra zainab zofia`.split(/\s+/),
)

export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word.toLowerCase())

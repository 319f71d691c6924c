// First names that are nothing else: ground for taking the word behind an entry for a stylist, not for a remark.
// Left out are those that are words of a diary too: Will, Bill, Penny, Mark, Ruby, Amber, Rose, Bob.

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
  tracey tracy trish vanessa vera vicki vicky victoria wendy yasmin yvette yvonne zara zoe`.split(/\s+/),
)

export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word.toLowerCase())

// Who the text says is under 18, and who plainly isn't. Domain 5.2.
import type { Lines } from '../../tables'

const YEARS =
  'three/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen/seventeen'

export const YOUNG_SAID: Lines = {
  young: [
    'daughter/son/toddler/schoolgirl/schoolboy/teen/teenager/minor/niece/nephew/pupil',
    'little girl/boy/one/lad/lass/man/lady',
    'little princess -trust',
    `age/aged one/two/${YEARS}`,
    `two/${YEARS} year/years old`,
    'baby -lights',
  ],
  trust: ['little princess trust'],
  adult: ['signed/adult/woman/lady/bride/nurse/teacher/retired', 'she is @two', '@grown year/years/yr/yrs'],
  childish: [
    'girl/girls/boy/boys/kid/kids/child/children/school*/class/primary/nursery/brownie/brownies/guides/mum/mummy/mom/dad/daddy/parent/parents/nan/guardian/brave/youngest/tiny',
    'reception class',
    `year #/one/two/${YEARS}`,
    'first ~1 haircut/cut',
    `is/was/just/turned ${YEARS}`,
    `=( ${YEARS}`,
  ],
}

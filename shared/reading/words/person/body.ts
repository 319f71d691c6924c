import type { Words } from '../../lexicon'

/** Parts of the body: where colour touches, and where it doesn't. */
export const BODY: Words = {
  'on.head': `scalp, head, eye, eyes, throat, crown, parting`,
  'on.skin': `skin, neck, nape, ear, ears, lobes, face, forehead, hairline, hair line, temple, temples, eyelid, eyelids, lid, lids, cheek, cheeks,
    lip, lips, mouth, tongue, behind the ear, behind her ear, behind her ears, follicle, follicles, site, area, spot, elbow, inner elbow, crook, inner arm, circle, ring,
    edge of her face, jaw, jawline, chin`,
  'on.arm': `arm, arms, her arm, forearm`,
  'on.else': `leg, legs, wrist, wrists, hand, hands, finger, fingers, fingertips, nose, knee, knees, calf, calves, thigh, thighs, ankle, ankles, foot, feet, toe, toes, heel, heels, back, lower back, tummy,
    stomach, shoulder, shoulders, nail, nails, hip, hips, chest infection`,
}

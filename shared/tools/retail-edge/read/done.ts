// What was done to the hair that its care at home must spare: a smoothing treatment, extensions.
import { type Source, said } from '../../../trade/said'
import { agoIn } from './ago'
import { type Evidence, evidenceOf } from './hair'

export type Done = { smoothed: Evidence | null; extensions: Evidence | null }

const SMOOTHED =
  /\b(?:keratin|brazilian|cysteine|smoothing|tanino|nanoplasty)\b[^.;,]{0,12}\b(?:treat\w*|smooth\w*|straighten\w*|blow-? ?(?:dr(?:y|ies)|outs?)|sessions?)\b|\b(?:keratin|brazilian|chemically)[- ](?:smoothed|treated|straightened)\b|\bnanoplasty\b|\bhair botox\b|\b(?:had|has|having|done|fresh|new) (?:a |her |his )?(?:brazilian|keratin)\b|\b(?:japanese|permanent) straighten\w*/
/** Months after which it has worn off. */
const WORN = 180
/** A pack or a mask for home is no service. */
const AT_HOME =
  /\b(?:masks?|packs?|weekly|every (?:week|wash)|too many|too much|times a week|overload|at home)\b/

const EXTENSIONS =
  /(?<!\b(?:lash|eyelash|nail) )\bextensions\b|\b(?:tape|clip|sew)[- ]ins?\b|\b(?:micro|nano)[- ]?(?:rings?|beads?|links?|bonds?)\b|\bwefts?\b|\bweaves?\b|\b(?:pre-?bonded|keratin) (?:bonds?|tips?)\b/
const NOT_YET =
  /\b(?:wants?|thinking|considering|interested|asked|asks|fancies|no longer|removed|took out|taken out)\b/

export function readDone(sources: readonly Source[], today: string): Done {
  const smoothed = said(sources, SMOOTHED).find(
    hit => !AT_HOME.test(hit.piece) && (agoIn(hit.sentence, today) ?? 0) <= WORN && !NOT_YET.test(hit.before),
  )
  const extensions = said(sources, EXTENSIONS).find(hit => !NOT_YET.test(hit.piece))
  return {
    smoothed: smoothed ? evidenceOf(smoothed) : null,
    extensions: extensions ? evidenceOf(extensions) : null,
  }
}

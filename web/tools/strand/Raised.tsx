// What has to be asked stands first. Until it is answered the cautious way is taken.
import type { Picks, Raised as Question } from '../../../shared/reading/reading'
import { CONCERNS, type Concern } from '../../../shared/tools/colour-formula/told/paths'
import { Chips } from './Chips'
import { ANSWER_LABELS, QUESTIONS } from './labels'
import styles from './Strand.module.css'
import type { Pick } from './StrandForm'

type RaisedProps = { raised: readonly Question[]; picks: Picks; onPick: Pick }

const isConcern = (concept: string): concept is Concern => CONCERNS.some(each => each === concept)

export function Raised({ raised, picks, onPick }: RaisedProps) {
  const asked = CONCERNS.filter(
    concern => raised.some(({ concept }) => concept === concern) || picks[`raised.${concern}`] !== undefined,
  )
  if (asked.length === 0) return null
  return (
    <div className={styles.raised}>
      {asked.map(concern => {
        const answer = picks[`raised.${concern}`]
        const quote = raised.find(({ concept }) => isConcern(concept) && concept === concern)?.quote
        return (
          <div key={concern} className={styles.question}>
            <Chips
              label={QUESTIONS[concern]}
              options={ANSWER_LABELS}
              fact={
                answer === undefined ? undefined : { value: answer, from: 'picked', sure: true, quote: '' }
              }
              onPick={value => onPick(`raised.${concern}`, value)}
            />
            <p>
              {quote ? <>It says “{quote}”. </> : null}
              {answer === 'no' ? 'Answered: it counts no more.' : 'It counts until you say no.'}
            </p>
          </div>
        )
      })}
    </div>
  )
}

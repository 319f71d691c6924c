// Three starting points. Each puts its questions into the form; any gaps left open are asked about.
import type { ContentType } from '../../../../shared/tools/marketing/schema'
import own from './Marketing.module.css'

export type Idea = { title: string; text: string; contentType: ContentType; topic: string }

const IDEAS: readonly Idea[] = [
  {
    title: 'Before & After',
    text: 'A change worth showing, with the client’s consent.',
    contentType: 'before-after',
    topic: 'From … to …\nStylist: …\nPhoto consent: …',
  },
  {
    title: 'Promotions',
    text: 'An offer with its dates and its terms.',
    contentType: 'promotion',
    topic: 'Offer: …\nValid: …\nTerms: …',
  },
  {
    title: 'Tips & Education',
    text: 'Three tips that clients save for later.',
    contentType: 'instagram',
    topic: 'Three tips for looking after coloured hair',
  },
]

export function Ideas({ onPick }: { onPick: (idea: Idea) => void }) {
  return (
    <section className={own.ideas}>
      <h2>Content Ideas</h2>
      <ul>
        {IDEAS.map(idea => (
          <li key={idea.title}>
            <button type="button" className={own.idea} onClick={() => onPick(idea)}>
              <strong>{idea.title}</strong>
              <span>{idea.text}</span>
              <span className={own.use}>Start from this</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

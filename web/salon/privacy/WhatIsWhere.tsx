import settings from '../../ui/kit/Settings.module.css'
import styles from './Privacy.module.css'

const PLACES: readonly (readonly [place: string, what: string])[] = [
  [
    'On this tablet',
    'All records of the salon, in this browser’s storage. Chairside does not encrypt them: lock the tablet, as you would lock up a paper file.',
  ],
  ['On the server', 'The same records, their earlier versions, photos, and the sound of voice memos.'],
  [
    'With a model’s provider',
    'Only what is asked, where a model is set up and AI is on: the question and the records it needs. If it types a voice memo, it gets the whole sound. What was sent is kept for a year, for you to read.',
  ],
  [
    'With the browser’s push service',
    'Where notifications are on: that a timer or an answer is ready, encrypted. No client’s name.',
  ],
  ['In back-ups', 'Whoever runs the server may keep back-ups. What you erase leaves them within 30 days.'],
]

export function WhatIsWhere() {
  return (
    <section className={settings.panel}>
      <h2>What is saved where</h2>
      <dl className={styles.places}>
        {PLACES.map(([place, what]) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

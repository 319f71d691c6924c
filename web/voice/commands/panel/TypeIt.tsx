import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/kit/Button'
import styles from './TalkPanel.module.css'
import { say } from './tapped'

/** For when nothing can be heard: the same commands, typed. */
export function TypeIt() {
  const label = useId()
  const [text, setText] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    say(text.trim())
    setText('')
  }
  return (
    <form className={styles.type} onSubmit={submit}>
      <label htmlFor={label}>Type what you would say</label>
      <input
        id={label}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit">Do it</Button>
    </form>
  )
}

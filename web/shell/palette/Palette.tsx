// Finds everything by name: clients, products, tools, screens, settings, help and actions; formulas and notes by their
// text.

import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFirstTime, useTold } from '../../platform/outside'
import { CloseButton, DialogFrame, useModal } from '../../ui/kit/dialogs/Dialog'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Dictated } from '../../voice/Dictated'
import type { Choice } from './choice'
import type { Early } from './early-keys'
import { Options, optionId } from './Options'
import styles from './Palette.module.css'
import { useActs } from './use-acts'
import { useFound } from './use-found'

const StartFromHeader = lazy(() => import('../../salon/timers/starting/StartFromHeader'))

type PaletteProps = {
  /** What was typed while this was loading; null if nothing was, or it has been taken. */
  takeEarly: () => Early | null
  onClose: () => void
}

export default function Palette({ takeEarly, onClose }: PaletteProps) {
  const [timer, setTimer] = useState(false)
  if (!timer) return <Search takeEarly={takeEarly} onClose={onClose} onTimer={() => setTimer(true)} />
  return (
    <Suspense>
      <StartFromHeader onClose={onClose} />
    </Suspense>
  )
}

const countWords = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

function Search({ takeEarly, onClose, onTimer }: PaletteProps & { onTimer: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const leavingFor = useRef<Choice | null>(null)
  const [text, setText] = useState('')
  const [lit, setLit] = useState<string | null>(null)
  /** Enter was pressed before the clients for this text had loaded. */
  const [held, setHeld] = useState(false)
  const navigate = useNavigate()
  const { groups, fresh } = useFound(text, useActs(onTimer))
  const choices = groups.flatMap(group => group.choices)
  const active = choices.find(({ id }) => id === lit) ?? choices[0]

  useModal(dialog)
  useFirstTime(true, () => {
    const early = takeEarly()
    if (early === null) return
    setText(early.text)
    setHeld(early.entered)
  })
  useTold(held && fresh, () => {
    setHeld(false)
    if (active) choose(active)
  })

  function choose(choice: Choice): void {
    leavingFor.current = choice
    dialog.current?.close()
  }

  /** Closes the dialog first, so the focus is back where it was before anything else takes it. */
  function closed(): void {
    const choice = leavingFor.current
    if (choice?.id !== 'timer') onClose()
    if (choice === null) return
    if ('to' in choice.doing) navigate(choice.doing.to)
    else if ('page' in choice.doing) location.assign(choice.doing.page)
    else void choice.doing.act()
  }

  function light(step: number): void {
    const at = active ? choices.indexOf(active) : -1
    const next = choices[(at + step + choices.length) % choices.length]
    if (!next) return
    setLit(next.id)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent): void {
    // While an input method is composing a word, Enter doesn't choose.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') light(1)
    else if (event.key === 'ArrowUp') light(-1)
    else if (event.key !== 'Enter') return
    else if (!fresh) setHeld(true)
    else if (active) choose(active)
    event.preventDefault()
  }

  return (
    <DialogFrame named={{ label: 'Search' }} element={dialog} className={styles.dialog} onClose={closed}>
      <div className={styles.field}>
        <Icon name="search" />
        <Dictated>
          <input
            type="text"
            role="combobox"
            aria-label="Search for anything"
            aria-expanded={choices.length > 0}
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(active) : undefined}
            placeholder="A client, 6/43 + 20 vol, a page"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={event => {
              setText(event.currentTarget.value)
              setLit(null)
              setHeld(false)
              list.current?.scrollTo(0, 0)
            }}
            onKeyDown={onKey}
          />
        </Dictated>
        <CloseButton element={dialog} />
      </div>
      <div
        ref={list}
        id="palette-list"
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        hidden={choices.length === 0}
        className={styles.list}
      >
        <Options groups={groups} active={active} onPoint={({ id }) => setLit(id)} onChoose={choose} />
      </div>
      {choices.length === 0 && fresh && <p className={styles.none}>Nothing found for “{text.trim()}”.</p>}
      <p className="visually-hidden" role="status">
        {text.trim() === '' || !fresh ? '' : countWords(choices.length)}
      </p>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </p>
    </DialogFrame>
  )
}

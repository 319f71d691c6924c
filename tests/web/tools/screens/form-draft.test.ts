import { describe, expect, it } from 'vitest'
import {
  type Blank,
  type FormDraft,
  hasText,
  isNameOf,
  joined,
  noDraft,
  opened,
  picked,
  sent,
  sentAs,
  toSend,
  valuesOf,
  written,
} from '../../../../web/tools/screens/drafts/form-draft'

const blank: Blank = { values: { clientName: '', currentColor: '' }, nameField: 'clientName' }
const ana = { id: 'a', name: 'Ana Silva' }
const bea = { id: 'b', name: 'Bea' }
const typed = (draft = noDraft(), currentColor = 'Natural 6') =>
  written(draft, { ...valuesOf(draft, blank), currentColor })

describe('the name in the form and the name on the card', () => {
  it.each(['Siobhan', 'siobhán murphy', 'Murphy', 'Siobhán M.', ''])('%s is Siobhán Murphy', name =>
    expect(isNameOf(name, 'Siobhán Murphy')).toBe(true),
  )
  it.each(['Bella Jones', 'Siobhán Jones', 'Murphy Walk-in'])('%s is not', name =>
    expect(isNameOf(name, 'Siobhán Murphy')).toBe(false),
  )
})

describe('a half-written question', () => {
  it('fills in the name of the client that is picked', () => {
    expect(valuesOf(picked(noDraft(), ana, blank), blank).clientName).toBe('Ana Silva')
    expect(valuesOf(picked(picked(noDraft(), ana, blank), null, blank), blank).clientName).toBe('')
  })

  it('what was typed under New Client comes along to the client that is picked', () => {
    const draft = picked(typed(), ana, blank)
    expect(valuesOf(draft, blank)).toEqual({ clientName: 'Ana Silva', currentColor: 'Natural 6' })
    expect(valuesOf({ ...draft, clientId: null }, blank).currentColor).toBe('')
  })

  it('what was typed about one client is never carried to another, and waits for the first', () => {
    const about = typed(picked(noDraft(), ana, blank))
    const other = picked(about, bea, blank)
    expect(valuesOf(other, blank)).toEqual({ clientName: 'Bea', currentColor: '' })
    expect(valuesOf(picked(other, ana, blank), blank).currentColor).toBe('Natural 6')
  })

  it('opened from a client page it starts blank, and keeps what was typed elsewhere', () => {
    const draft = opened(typed(), ana, blank)
    expect(valuesOf(draft, blank)).toEqual({ clientName: 'Ana Silva', currentColor: '' })
    expect(valuesOf(picked(draft, null, blank), blank).currentColor).toBe('Natural 6')
  })

  it('a client that has words waiting keeps them when New Client has words too', () => {
    const both = { ...typed(picked(noDraft(), ana, blank), 'About Ana'), clientId: null }
    const draft = picked(typed(both, 'About a stranger'), ana, blank)
    expect(valuesOf(draft, blank).currentColor).toBe('About Ana')
    expect(valuesOf({ ...draft, clientId: null }, blank).currentColor).toBe('About a stranger')
  })

  it('is gone once it was sent', () => {
    const draft = sent(typed(picked(noDraft(), ana, blank)))
    expect(draft.clientId).toBeNull()
    expect(valuesOf(picked(draft, ana, blank), blank).currentColor).toBe('')
  })

  it('that was typed on while it was sent stays, as a new question', () => {
    const asked = typed(picked(noDraft(), ana, blank))
    const sending = toSend(typed(asked, 'Natural 6, two inches'), () => 'ask1', ana.id).draft
    const after = sentAs(sending, ana.id, valuesOf(asked, blank), blank)
    expect(valuesOf(after, blank).currentColor).toBe('Natural 6, two inches')
    expect(toSend(after, () => 'ask2').id).toBe('ask2')
    const same = sentAs(toSend(asked, () => 'ask1').draft, ana.id, valuesOf(asked, blank), blank)
    expect(same).toEqual(sent(asked))
  })

  it('that was sent while another client was chosen goes alone', () => {
    const asked = typed(picked(noDraft(), ana, blank), 'About Ana')
    const since = typed(picked(asked, bea, blank), 'About Bea')
    const { draft, id } = toSend(since, () => 'ask1', ana.id)
    expect([draft.sending, id]).toEqual([{ of: 'a', id: 'ask1' }, 'ask1'])
    const after = sentAs(draft, ana.id, valuesOf(asked, blank), blank)
    expect([after.clientId, valuesOf(after, blank).currentColor]).toEqual(['b', 'About Bea'])
    expect(Object.keys(after.drafts)).toEqual(['b'])
  })

  it('a name alone is no text', () => {
    expect(hasText({ clientName: 'Ana', currentColor: ' ' }, blank)).toBe(false)
    expect(hasText({ clientName: '', currentColor: '6' }, blank)).toBe(true)
  })

  describe('in two tabs', () => {
    const aboutAna = typed(picked(noDraft(), ana, blank), 'About Ana')
    const aboutBea = typed(picked(noDraft(), bea, blank), 'About Bea')
    const wordsFor = (draft: FormDraft, client: typeof ana) =>
      valuesOf({ ...draft, clientId: client.id }, blank).currentColor

    it('words about two clients both stay', () => {
      const both = joined(aboutAna, aboutBea, noDraft())
      expect(wordsFor(both, ana)).toBe('About Ana')
      expect(wordsFor(both, bea)).toBe('About Bea')
      expect(both.clientId).toBe(bea.id)
    })

    it('what was picked stays path by path, and what one took away stays away', () => {
      const withPicks = (picks: Record<string, string | number>): FormDraft =>
        written(noDraft(), { ...blank.values, picks })
      const was = withPicks({ 'root.level': 6, 'ends.level': 9 })
      const theirs = withPicks({ 'root.level': 6, 'ends.level': 9, 'lengths.level': 8 })
      const mine = withPicks({ 'root.level': 5 })
      expect(valuesOf(joined(theirs, mine, was), blank).picks).toEqual({
        'root.level': 5,
        'lengths.level': 8,
      })
    })

    it('what the other tab sent is gone here, and what this one sent does not come back', () => {
      const was = joined(aboutAna, aboutBea, noDraft())
      const theirs = sent({ ...was, clientId: ana.id })
      expect(wordsFor(joined(theirs, was, was), ana)).toBe('')
      expect(wordsFor(joined(theirs, was, was), bea)).toBe('About Bea')
      const mine = sent({ ...was, clientId: bea.id })
      expect(wordsFor(joined(was, mine, was), bea)).toBe('')
    })
  })
})

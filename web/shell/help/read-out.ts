// An article for reading aloud: whole sentences, without markup.
import type { Article } from '../../../shared/help/article'
import { blocksOf, type Part } from '../../../shared/help/markup'

/** Headings and list items end like sentences, so that the voice pauses. */
function sentence(parts: readonly Part[]): string {
  const text = parts
    .map(part => part.text)
    .join('')
    .trim()
  return text === '' || /[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`
}

export function readOut({ title, lead, text }: Pick<Article, 'title' | 'lead' | 'text'>): string {
  const lines = blocksOf(text).flatMap(block =>
    'items' in block ? block.items.map(sentence) : [sentence(block.parts)],
  )
  return [sentence([{ kind: 'text', text: title }]), lead, ...lines].filter(Boolean).join('\n')
}

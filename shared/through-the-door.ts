// Wraps a tool so that the text its functions read is cleaned up first (as-read.ts): question, records and answer.
import type { z } from 'zod'
import { Facts } from './facts'
import { asRead } from './reading/text/as-read'
import { withStrings } from './reading/text/strings'
import { Bowl } from './salon/records/records'
import type { Checking, Question, Tool } from './tool'

export function throughTheDoor<I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> {
  const blanks = tool.columns ? 'columns' : 'one'
  /** Usually nothing changes, and we return the same object. */
  function read<T extends object>(value: T, parse: (changed: unknown) => T): T {
    let differs = false
    const changed = withStrings(value, text => {
      const plain = asRead(text, blanks)
      differs ||= plain !== text
      return plain
    })
    return differs ? parse(changed) : value
  }
  const input = (given: z.infer<I>): z.infer<I> => read(given, changed => tool.input.parse(changed))
  const output = (given: z.infer<O>): z.infer<O> => read(given, changed => tool.output.parse(changed))
  const facts = (given: Facts): Facts => read(given, changed => Facts.parse(changed))
  const question = <Q extends Question<z.infer<I>>>(asked: Q): Q => ({
    ...asked,
    input: input(asked.input),
    facts: facts(asked.facts),
  })
  const { prompt, offers, picture, preview, understood, changed, judge, instead, holdOnCard } = tool
  return {
    ...tool,
    draft: asked => tool.draft(question(asked)),
    check: (asked: Checking<z.infer<I>>, given) => tool.check(question(asked), output(given)),
    show: (given, asked) => tool.show(output(given), input(asked)),
    ...(prompt && { prompt: (asked, draft) => prompt(question(asked), output(draft)) }),
    ...(offers && { offers: asked => offers(question(asked)) }),
    ...(picture && { picture: (asked, given) => picture(question(asked), output(given)) }),
    ...(instead && { instead: { ...instead, question: asked => instead.question(question(asked)) } }),
    ...(holdOnCard && {
      holdOnCard: (known, mixed) =>
        holdOnCard({ ...known, facts: facts(known.facts) }, asRead(mixed, blanks)),
    }),
    ...(preview && { preview: asked => preview(question(asked)) }),
    // A question that is still being typed may not match its schema yet.
    ...(understood && {
      understood: asked =>
        understood({
          ...asked,
          input: read(asked.input, changed => changed as z.infer<I>),
          facts: facts(asked.facts),
        }),
    }),
    ...(judge && {
      judge: (asked, bowl) =>
        judge(
          { ...asked, facts: facts(asked.facts), input: asked.input === null ? null : input(asked.input) },
          read(bowl, changed => Bowl.parse(changed)),
        ),
    }),
    ...(changed && { changed: (before, after) => changed(output(before), output(after)) }),
  }
}

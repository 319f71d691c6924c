// The Salon Profit Analyser: four figures, what they come to as you type, and what another price would do.
import { useSearchParams } from 'react-router-dom'
import { ProfitInput, ProfitOutput } from '../../../../shared/tools/salon-profit/schema'
import { Button } from '../../../ui/kit/Button'
import type { Answered } from '../answer/AnswerColumn'
import { AnswerPlace } from '../answer/AnswerPlace'
import { validate } from '../form/fields'
import { Preview } from '../form/Preview'
import { ToolForm } from '../form/ToolForm'
import { ColourCost } from '../profit/ColourCost'
import { PastProfits } from '../profit/PastProfits'
import own from '../profit/Profit.module.css'
import { WhatIf } from '../profit/WhatIf'
import type { LayoutProps } from '../ToolScreen'
import styles from '../ToolScreen.module.css'
import { type ToolFormState, useToolForm } from '../use-tool-form'

export default function SalonProfit({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  const [params] = useSearchParams()
  const shown = params.get('ask')
  const past = <PastProfits tool={tool.id} shownId={shown} />
  const whole = validate(tool.input, form.fields, form.values).ok

  // The sliders and the chart come first; the tables show the working.
  const first = ({ ask, output }: Answered) => {
    const month = ProfitInput.safeParse(ask.fields.input)
    const read = ProfitOutput.safeParse(output)
    return month.success && read.success ? (
      <WhatIf key={ask.id} tool={tool} month={month.data} currency={read.data.currency} />
    ) : null
  }

  return (
    <div className={styles.screen}>
      {shown !== null ? (
        <AnswerPlace key={shown} tool={tool} id={shown} form={form} aside={() => past} first={first} />
      ) : (
        <div className={styles.grid} data-form>
          <div className={styles.main}>
            <div className={own.form}>
              <ToolForm form={fourFigures(form)} submit={tool.submit}>
                {form.values.basis === 'plan' && <Plan form={form} />}
              </ToolForm>
            </div>
            {form.values.basis !== 'plan' && <ColourCost form={form} />}
            {whole ? (
              <Preview tool={tool} form={form} />
            ) : (
              <p className={own.hint}>
                Fill in all four to see profit, margin and break-even. It works without a signal, and no AI is
                used.
              </p>
            )}
          </div>
          <aside className={styles.aside} aria-label="Earlier">
            {past}
          </aside>
        </div>
      )}
    </div>
  )
}

/** The specification's four. Whether they are a month or a plan depends on where they come from. */
const fourFigures = (form: ToolFormState): ToolFormState => ({
  ...form,
  fields: form.fields.filter(({ name }) => name !== 'basis'),
})

function Plan({ form }: { form: ToolFormState }) {
  return (
    <p className={own.plan}>
      These figures are a plan. They are kept apart from the months.{' '}
      <Button onClick={() => form.change('basis', 'month')}>They are a month as it was</Button>
    </p>
  )
}

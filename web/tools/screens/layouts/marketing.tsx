// The Marketing Studio: one form for six kinds of content, the post to copy, and an instant poster.
import { useSearchParams } from 'react-router-dom'
import { MarketingInput, MarketingOutput } from '../../../../shared/tools/marketing/schema'
import { Poster } from '../../../ui/kit/art/Poster'
import { ButtonLink } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { notify } from '../../../ui/kit/notices/notify'
import type { Answered } from '../answer/AnswerColumn'
import { AnswerPlace } from '../answer/AnswerPlace'
import { BriefForm } from '../brief/BriefForm'
import { ToolForm } from '../form/ToolForm'
import { ClientCard } from '../marketing/ClientCard'
import { Hero } from '../marketing/Hero'
import { type Idea, Ideas } from '../marketing/Ideas'
import own from '../marketing/Marketing.module.css'
import { PhotoPermission } from '../marketing/PhotoPermission'
import { PictureStudio } from '../marketing/PictureStudio'
import { useClientPhotos } from '../marketing/use-client-photos'
import { PastAsks } from '../past/PastAsks'
import type { LayoutProps } from '../ToolScreen'
import styles from '../ToolScreen.module.css'
import { Unread } from '../understood/Unread'
import { useUnderstood } from '../understood/use-understood'
import { useToolForm } from '../use-tool-form'

/** From the specification: the latest five. */
const LATEST = 5

export default function Marketing({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  useClientPhotos(form)
  const reading = useUnderstood(tool, form)
  const [params] = useSearchParams()
  const shown = params.get('ask')
  const showsSomebody = form.values.contentType === 'before-after' || form.clientId !== null
  const past = (
    <PastAsks
      tool={tool.id}
      clientId={null}
      shownId={shown}
      limit={LATEST}
      title="Latest content"
      picture={<Poster />}
    />
  )

  function fill({ contentType, topic, title }: Idea): void {
    const { contentType: type = '', topic: typed = '' } = form.values
    form.fill({ contentType, topic })
    document.querySelector<HTMLTextAreaElement>('textarea[name="topic"]')?.focus()
    if (typeof typed !== 'string' || typed.trim() === '') return
    notify({
      title: `Started from ${title}`,
      text: 'It replaced what was there.',
      tone: 'info',
      undo: () => form.fill({ contentType: type, topic: typed }),
    })
  }

  // A picture belongs to the question, not to one of its answers, so it shows once, below the draft.
  const under = ({ ask, output, which }: Answered) => {
    const input = MarketingInput.safeParse(ask.fields.input)
    const read = MarketingOutput.safeParse(output)
    if (which !== 'draft' || !input.success || !read.success) return null
    if (read.data.decision === 'ask') return null
    return (
      <>
        <ClientCard clientId={ask.fields.client_id} text={read.data.content} />
        {input.data.includeImage && (
          <PictureStudio key={ask.id} ask={ask} input={input.data} output={read.data} />
        )}
      </>
    )
  }

  return (
    <div className={styles.screen}>
      <p className={own.back}>
        <ButtonLink look="plain" to="/dashboard">
          <Icon name="back" /> Back to Dashboard
        </ButtonLink>
        <ButtonLink look="plain" to="/social-assets">
          Pictures for your profiles
        </ButtonLink>
      </p>
      {shown !== null ? (
        <AnswerPlace key={shown} tool={tool} id={shown} form={form} aside={() => past} under={under} />
      ) : (
        <>
          <Hero />
          <div className={styles.grid} data-form>
            <div className={styles.main}>
              <ToolForm
                form={form}
                submit={tool.submit}
                reading={reading}
                below={{
                  contentType: showsSomebody && <PhotoPermission form={form} />,
                  topic: (
                    <>
                      <Unread reading={reading} field="topic" form={form} />
                      <BriefForm reading={reading} form={form} />
                    </>
                  ),
                }}
              />
              <Ideas onPick={fill} />
            </div>
            <aside className={styles.aside} aria-label="Earlier">
              {past}
            </aside>
          </div>
        </>
      )}
    </div>
  )
}

import { ButtonLink } from '../../ui/kit/Button'
import { Empty } from '../../ui/kit/Empty'
import { Page } from '../../ui/kit/Page'

/** The place of a tool that this version doesn't have. */
export default function NotBuiltScreen({ heading }: { heading: string }) {
  return (
    <Page title={heading}>
      <Empty
        icon="info"
        title="Not in this version yet"
        text="This tool comes with an update. Your clients, products and formulas are ready for it."
      >
        <ButtonLink look="act" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </Empty>
    </Page>
  )
}

// The post's picture: a poster drawn as you choose, and a model's picture beside it if there is one.
import { z } from 'zod'
import { lookOf } from '../../../../shared/salon/salon-look'
import { SALON_ID } from '../../../../shared/sync/kinds'
import {
  firstChoice,
  LAYOUTS,
  posterOf,
  posterSvg,
  SIZES,
} from '../../../../shared/tools/marketing/pictures/poster'
import type { MarketingInput, MarketingOutput } from '../../../../shared/tools/marketing/schema'
import { useAccount } from '../../../platform/data/account/account'
import { type Row, useRecord } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { drawnFonts } from '../../../ui/kit/drawings/drawn-fonts'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { useLoaded } from '../../../ui/state/use-loaded'
import { keptKey } from '../drafts/kept'
import { useKept } from '../drafts/use-kept'
import { Choice } from './Choice'
import { canShareFiles, download, notDrawn, pngOf, shareWith } from './files'
import own from './Marketing.module.css'
import { ModelPicture } from './ModelPicture'

type PictureStudioProps = { ask: Row<'ask'>; input: MarketingInput; output: MarketingOutput }

const Chosen = z.object({
  layout: z.enum(['strands', 'ring', 'card']),
  size: z.enum(['square', 'portrait', 'story', 'wide']),
})

const sizeLabels = {
  square: SIZES.square.label,
  portrait: SIZES.portrait.label,
  story: SIZES.story.label,
  wide: SIZES.wide.label,
}

export function PictureStudio({ ask, input, output }: PictureStudioProps) {
  const account = useAccount()?.id ?? ''
  const salon = useRecord('salon', SALON_ID)
  const fonts = useLoaded(drawnFonts, [], 'The fonts of the pictures could not be had.')
  const chosen = useKept(keptKey(account, 'poster', ask.id), Chosen, () => firstChoice(input))
  if (salon === undefined || fonts === undefined) return null
  const { layout, size } = chosen.value
  const words = posterOf(output, input, salon?.fields.name.trim() || null)
  const look = lookOf(salon?.fields)
  const svg = posterSvg({ ...words, layout, size, look, ...(fonts === null ? {} : { fonts }) })
  const label = [words.headline, words.line, words.salon].filter(Boolean).join('. ')
  const withPng = (use: (png: Blob) => void | Promise<void>): void =>
    void pngOf(svg, SIZES[size]).then(use).catch(notDrawn)
  return (
    <section className={own.studio} aria-label="Image" data-no-print>
      <h3>Image</h3>
      <div className={own.parts}>
        <div>
          <div className={own.stage}>
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
              width={SIZES[size].width}
              height={SIZES[size].height}
              style={{ width: 'auto', height: 'auto' }}
              alt={`Poster: ${label}`}
            />
          </div>
          <p className={own.caption}>Designed poster, made on this tablet.</p>
        </div>
        <div className={own.controls}>
          <Choice
            legend="Layout"
            name="layout"
            options={LAYOUTS}
            value={layout}
            onChange={next => chosen.change({ ...chosen.value, layout: next })}
          />
          <Choice
            legend="Size"
            name="size"
            options={sizeLabels}
            value={size}
            onChange={next => chosen.change({ ...chosen.value, size: next })}
          />
          <div className={own.actions}>
            <Button look="act" onClick={() => withPng(download)}>
              <Icon name="download" /> Download
            </Button>
            {canShareFiles() && (
              <Button onClick={() => withPng(png => shareWith(png, output.content))}>
                <Icon name="share" /> Share
              </Button>
            )}
          </div>
        </div>
      </div>
      <ModelPicture ask={ask} />
    </section>
  )
}

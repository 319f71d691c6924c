import { PREVIEW_SIDE } from '../../../shared/salon/records/photos'
import styles from './Photos.module.css'

/** A blurred preview in the photo's colours, until the photo itself is here. */
export function Blur({ preview }: { preview: string }) {
  const paint = (canvas: HTMLCanvasElement | null): void => {
    const draw = preview.length === PREVIEW_SIDE * PREVIEW_SIDE * 6 ? canvas?.getContext('2d') : null
    if (!draw) return
    for (let at = 0; at < PREVIEW_SIDE * PREVIEW_SIDE; at++) {
      draw.fillStyle = `#${preview.slice(at * 6, at * 6 + 6)}`
      draw.fillRect(at % PREVIEW_SIDE, Math.floor(at / PREVIEW_SIDE), 1, 1)
    }
  }
  return <canvas ref={paint} className={styles.blur} width={PREVIEW_SIDE} height={PREVIEW_SIDE} />
}

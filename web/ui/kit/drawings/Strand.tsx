import { Hair } from './Hair'

/** A lock of hair in its level and tone, as on a swatch ring. Fills its container; text beside it names the shade. */
export const Strand = ({ level, tone }: { level: number; tone: string }) => (
  <svg
    viewBox="0 0 60 100"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
    aria-hidden="true"
    focusable="false"
  >
    <Hair level={level} tone={tone} />
  </svg>
)

import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { framedFields } from './field-frame'

/** Pale to dark; shade 5 is the brand's hsl(205 100% 55%). */
const blue: MantineColorsTuple = [
  '#e3f4ff',
  '#c9e8ff',
  '#96d2ff',
  '#5fbbff',
  '#3aabff',
  '#1a9fff',
  '#0a84dd',
  '#0069b4',
  '#00508a',
  '#003b66',
]
/** For dark mode: dark navy, lighter the more it is raised. */
const dark: MantineColorsTuple = [
  '#f4f1ea',
  '#cfd6de',
  '#b3bfca',
  '#8595a5',
  '#33495e',
  '#27394b',
  '#132436',
  '#0f1f2e',
  '#0b1621',
  '#070f17',
]

export const theme = createTheme({
  colors: { blue, dark },
  primaryColor: 'blue',
  primaryShade: 5,
  // Navy text on the blue button, as white fails the contrast check.
  autoContrast: true,
  luminanceThreshold: 0.28,
  black: 'hsl(210 50% 12%)',
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-head)' },
  // In rem like all text, to grow with the chosen size. None is smaller than --text-small.
  fontSizes: { xs: '1rem', sm: '1rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  defaultRadius: '10px',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: framedFields,
})

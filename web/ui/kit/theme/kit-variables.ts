// The kit's variables as a constructed style sheet: the page's policy blocks style elements.
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { theme } from './theme'

let isThere = false
export function bringKitVariables(): void {
  if (isThere || !('adoptedStyleSheets' in document)) return
  isThere = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), ':root'),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

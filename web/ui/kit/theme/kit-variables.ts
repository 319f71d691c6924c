// The kit's variables as a sheet of the document's own: the page's policy lets nothing write a style element.
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

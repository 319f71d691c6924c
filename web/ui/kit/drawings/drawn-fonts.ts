// Fonts to embed in a picture drawn in code, which can't use the page's own. They come from the app's precache, so it
// works offline; if they can't be read, the picture uses the device's fonts.
import body from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import head from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'

let loading: Promise<string | null> | null = null

async function dataOf(url: string): Promise<string> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`The font answered ${reply.status}.`)
  const bytes = new Uint8Array(await reply.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:font/woff2;base64,${btoa(binary)}`
}

const face = (family: string, data: string): string =>
  `@font-face{font-family:'${family}';src:url(${data}) format('woff2');font-weight:200 800}`

/** The @font-face rules to embed; null if they aren't available right now. */
export function drawnFonts(): Promise<string | null> {
  loading ??= Promise.all([dataOf(head), dataOf(body)])
    .then(([first, second]) =>
      [face('Bricolage Grotesque Variable', first), face('Atkinson Hyperlegible Next Variable', second)].join(
        '',
      ),
    )
    .catch(() => {
      loading = null
      return null
    })
  return loading
}

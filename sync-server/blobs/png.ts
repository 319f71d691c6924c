// Just enough of the PNG format to say inside a file who made it. Pure: bytes in, bytes out.

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
const HEADER_END = 33

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

/** CRC-32 as PNG, zip and gzip use it. */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

type Chunk = { type: string; data: Uint8Array }

const latin = new TextDecoder('latin1')
const utf8 = new TextEncoder()

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Width and height in pixels; null if these bytes aren't a PNG. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < HEADER_END || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null
  if (latin.decode(bytes.subarray(12, 16)) !== 'IHDR') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The chunks in order, up to the end of the file or where it is broken. */
export function chunksOf(png: Uint8Array): Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > png.length) break
    const body = png.subarray(at + 4, end)
    if (view.getUint32(end) !== crc32(body)) break
    chunks.push({ type: latin.decode(body.subarray(0, 4)), data: body.subarray(4) })
    at = end + 4
  }
  return chunks
}

function chunkBytes(type: string, data: Uint8Array): Uint8Array {
  const body = joined([utf8.encode(type), data])
  const bytes = new Uint8Array(body.length + 8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(body, 4)
  view.setUint32(body.length + 4, crc32(body))
  return bytes
}

/** Keyword, NUL, then five zero bytes (not compressed, no language, no translation), then the text. */
const internationalText = (keyword: string, text: string): Uint8Array =>
  joined([utf8.encode(keyword), new Uint8Array(5), utf8.encode(text)])

/** The IPTC term for a picture made by a trained model, which platforms read to label it. */
const TRAINED = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

const xmp = (tool: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" Iptc4xmpExt:DigitalSourceType="${TRAINED}" xmp:CreatorTool="${escaped(tool)}"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">AI-generated image</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/**
 * The same picture, labelled as made by a model: in plain text for people and as XMP for platforms. Both come right
 * after the header, as they must. `model`: its name. Bytes that aren't a PNG come back unchanged.
 */
export function labelledAsAi(png: Uint8Array, model: string): Uint8Array {
  if (pngSize(png) === null) return png
  return joined([
    png.subarray(0, HEADER_END),
    chunkBytes('iTXt', internationalText('XML:com.adobe.xmp', xmp(model))),
    chunkBytes('iTXt', internationalText('Source', `AI-generated image (${model})`)),
    png.subarray(HEADER_END),
  ])
}

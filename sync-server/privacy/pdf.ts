// The access report on paper. Its library loads with the first report; the fonts ship with the server, so that every
// name is spelt as its owner spells it.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Report } from '../../shared/salon/privacy/report'
import { instantWords } from '../../shared/salon/privacy/report-lines'
import { sectionsOf } from '../../shared/salon/privacy/report-text'
import { FOOT, layout, MARGIN } from './pdf-layout'

/** This file runs from source, and built from dist/server or its assets. */
const FONTS = [
  '../providers/fonts',
  '../../sync-server/providers/fonts',
  '../../../sync-server/providers/fonts',
]
const fontFile = (name: string): string => {
  const folder = FONTS.map(path => resolve(import.meta.dirname, path)).find(path => existsSync(path))
  if (folder === undefined) throw new Error('The fonts of the report are missing.')
  return join(folder, `AtkinsonHyperlegibleNext-${name}.ttf`)
}

const NOT_SHOWN =
  'This paper’s letters don’t cover every sign. An emoji shows as “?”, and a letter may lack a mark. The JSON has them as they were written.'

/** `compress` false: tests can read its text. */
export async function reportPdf(report: Report, compress = true): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const name = typeof report.client.name === 'string' ? report.client.name : ''
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + FOOT, left: MARGIN, right: MARGIN },
    bufferPages: true,
    compress,
    lang: 'en-GB',
    info: {
      Title: `What is held about ${name}`,
      Author: report.salon,
      CreationDate: new Date(report.made_at),
    },
  })
  const pieces: Uint8Array[] = []
  paper.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = new Promise<void>((done, failed) => paper.on('end', done).on('error', failed))
  paper.registerFont('text', fontFile('Regular'))
  paper.registerFont('bold', fontFile('Bold'))
  const put = layout(paper)
  put.title(`What is held about ${name}`)
  if (report.salon !== '') put.soft(report.salon)
  put.soft(`Made ${instantWords(report.made_at)} (UTC)`)
  put.soft('Every record of this client, and what was done to it.')
  for (const section of sectionsOf(report)) put.section(section)
  const missing = [...report.not_included, ...(put.isWhole() ? [] : [NOT_SHOWN])]
  if (missing.length > 0)
    put.section({
      title: 'Not in this report',
      empty: '',
      entries: [{ title: '', lines: missing.map(text => ({ label: '', text, depth: 0 })) }],
    })
  put.feet()
  paper.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}

// The access report on paper. The kit is loaded when the first report is asked for; its fonts ship with the server, so
// that every name is spelt as its owner spells it.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Report } from '../../shared/privacy/report'
import { instantWords, type Section, sectionsOf } from '../../shared/privacy/report-text'

type Kit = typeof import('pdfkit')
type Paper = InstanceType<Kit>

/** This file runs as it is and, built, from dist/server or its assets. */
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

const INK = '#0f1f2e'
const SOFT = '#445566'
const LINE = '#c9c2b3'
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN

/** `compress` false: its text can be looked into. */
export async function reportPdf(report: Report, compress = true): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const name = typeof report.client.name === 'string' ? report.client.name : ''
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + 16, left: MARGIN, right: MARGIN },
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
  const put = drawn(paper)
  put.title(`What is held about ${name}`)
  put.soft(
    [
      report.salon,
      `Made ${instantWords(report.made_at)} (UTC)`,
      'Every record of this client, and what was done to it.',
    ].filter(Boolean),
  )
  for (const section of sectionsOf(report)) put.section(section)
  if (report.not_included.length > 0)
    put.section({
      title: 'Not in this report',
      empty: '',
      entries: [{ title: '', lines: report.not_included }],
    })
  put.feet()
  paper.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}

/** Signs that the font has not (an emoji, another script) are shown as a box; the JSON has them as they are. */
const printable = (text: string): string =>
  text.replace(/[^\t\n\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ac\u2122]/gu, '?')

function drawn(paper: Paper) {
  const put = (font: 'text' | 'bold', size: number, colour: string, text: string, gap: number): void => {
    paper.font(font).fontSize(size).fillColor(colour)
    paper.text(printable(text), { width: WIDTH, lineGap: 2, paragraphGap: gap })
  }
  const room = (points: number): void => {
    if (paper.y + points > paper.page.height - MARGIN - 16) paper.addPage()
  }
  return {
    title: (text: string) => put('bold', 20, INK, text, 4),
    soft: (texts: readonly string[]) => {
      for (const text of texts) put('text', 10, SOFT, text, 1)
    },
    section: ({ title, entries, empty }: Section) => {
      room(72)
      paper.moveDown(1.2)
      paper
        .moveTo(MARGIN, paper.y)
        .lineTo(MARGIN + WIDTH, paper.y)
        .lineWidth(0.75)
        .stroke(LINE)
      paper.moveDown(0.5)
      put('bold', 14, INK, title, 4)
      if (entries.length === 0) put('text', 10, SOFT, empty, 2)
      for (const entry of entries) {
        room(40)
        if (entry.title !== '') put('bold', 10.5, INK, entry.title, 1)
        for (const line of entry.lines) put('text', 10, INK, line, 2)
        paper.moveDown(0.4)
      }
    },
    feet: () => {
      const { start, count } = paper.bufferedPageRange()
      for (let at = start; at < start + count; at++) {
        paper.switchToPage(at)
        // Below the bottom margin a text would begin a page of its own.
        paper.page.margins.bottom = 0
        paper.font('text').fontSize(9).fillColor(SOFT)
        paper.text(`Chairside · page ${at + 1} of ${count}`, MARGIN, paper.page.height - MARGIN + 8, {
          width: WIDTH,
          lineBreak: false,
        })
      }
    },
  }
}

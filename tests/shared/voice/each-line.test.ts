// Lines that were heard wrong once. Each of them counts: none is let off with a share.
import { expect, test } from 'vitest'
import { understand } from '../../../shared/voice/understand'
import inTheChair from './corpus/in-the-chair'
import { places, told } from './salon'

const lines = (table: string): [place: string, heard: string, expected: string][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([place = '', heard = '', expected = '']) => [place, heard, expected])

function at(place: string) {
  const context = places[place]
  if (!context) throw new Error(`No such place: ${place}`)
  return context
}

test.each(
  lines(`
ringing | stop | stop-ring Roots
ringing | okay stop | stop-ring Roots
ringing | stop it please | stop-ring Roots
ringing | stop the timer | stop-ring Roots
ringing | turn off the alarm | stop-ring Roots
ringing | that's enough | stop-ring Roots
ringing | stop the roots timer | stop-ring Roots
ringing, asked | stop | stop-ring Roots
ringing | stop the toner timer | timer-stop Toner
ringing | stop listening | latch-off
ringing | stop talking | stop-talking
ringing | i'll stop at the shop on the way home | none
chair | stop | stop-talking
`),
)('what rings: in %s, “%s” is %s', (place, heard, expected) => {
  expect(told(understand(heard, at(place)))).toBe(expected)
})

test.each(
  lines(`
chair | start the service | start-service
chair | begin her service | start-service
client | start the service | open-chair
`),
)('the service: in %s, “%s” is %s', (place, heard, expected) => {
  const understood = understand(heard, at(place))
  expect(told(understood)).toBe(expected)
  expect(understood.kind === 'meant' && understood.writes).toBe(expected === 'start-service')
})

test.each(
  lines(`
chair | read me the formula | read-formula
chair | read the formula | read-formula
chair | read out the recipe to me | read-formula
client | take me through the formula gram by gram | read-formula
chair | what's the formula | read-formula
chair | read her last formula | last-formula
chair | next | next-step
reciting | next | next-step
reciting | back | previous-step
reciting | go back | previous-step
reciting | again | repeat
reciting | stop | stop-talking
client | go back | go-back
chair | i read the formula to my sister | none
`),
)('the formula: in %s, “%s” is %s', (place, heard, expected) => {
  expect(told(understand(heard, at(place)))).toBe(expected)
})

test.each(
  lines(`
chair | how much developer do I need | how-much-developer
chair | how much peroxide goes in this | how-much-developer
chair | last formula for siobhan | formula-of Siobhan Murphy
app | what was the last colour for niamh kelly | formula-of Niamh Kelly
chair | what was niamh's last formula | formula-of Niamh Kelly
chair | last formula | last-formula
chair | repeat slower | repeat-slower
chair | say that again slower | repeat-slower
chair | slower | slower
chair | save the note she likes it cooler | note she likes it cooler
chair | who's next | whos-next
chair | make it twenty bowl | change-developer 20
chair | forty grams seven one twenty bowl | formula Bowl 1: 40 7/1; 20 vol
chair | make it thirteen vol | change-developer 13
chair | make it five vol | change-developer 5
chair | thirty grams seven one seven vol | formula Bowl 1: 30 7/1; 7 vol
chair | make it twenty five vol | which-volume 25
chair | make it five | none
volume | seven | formula Bowl 1: 30 7/1; 7 vol
client | record an allergy to PPD | record-allergy PPD
client | Record a patch test for Koleston. | record-patch-test Koleston
client | record the patch test as clear | read-patch-test clear
client | record the patch test as a reaction | read-patch-test reaction
app | record an allergy to latex | none
chair | the reason is the maker allows it | reason the maker allows it
app | the reason is the maker allows it | none
chair | scroll down | scroll down
app | scroll to the top | scroll top
app | close | close-panel
app | close the panel | close-panel
app | close the window | none
chair | she's allergic to cats | none
chair | i had a patch test for my tattoo | none
`),
)('once never understood: in %s, “%s” is %s', (place, heard, expected) => {
  const understood = understand(heard, at(place))
  expect(told(understood)).toBe(expected)
  // What is written down is read back first.
  if (/^(?:record|read-patch|reason|note)/.test(expected))
    expect(understood.kind === 'meant' && understood.writes).toBe(true)
})

test.each(inTheChair.trim().split('\n'))('talk at the chair sets off nothing: “%s”', line => {
  expect(understand(line, at('overhearing'))).toEqual({ kind: 'none', nearest: [], say: null })
})

// Each setting in plain words, in page order.
import { type Comfort, choices, type Field } from '../../../../shared/account/comfort'

type Option<F extends Field> = readonly [value: Comfort[F], label: string]
export type Control<F extends Field = Field> = F extends Field
  ? { field: F; title: string; says?: string; options: readonly Option<F>[] }
  : never

export const groups: readonly { title: string; controls: readonly Control[] }[] = [
  {
    title: 'Reading',
    controls: [
      {
        field: 'text',
        title: 'Text size',
        options: [
          ['normal', 'Normal'],
          ['large', 'Large'],
          ['larger', 'Larger'],
          ['largest', 'Largest'],
        ],
      },
      {
        field: 'typeface',
        title: 'Letters',
        says: 'OpenDyslexic is designed for readers with dyslexia. It works offline too.',
        options: [
          ['atkinson', 'Atkinson'],
          ['opendyslexic', 'OpenDyslexic'],
          ['system', 'The tablet’s own'],
        ],
      },
      {
        field: 'spacing',
        title: 'Space between letters and lines',
        options: [
          ['normal', 'Normal'],
          ['wide', 'Wide'],
        ],
      },
      {
        field: 'tint',
        title: 'Colour of the page',
        options: [
          ['none', 'Standard'],
          ['cream', 'Cream'],
          ['blue', 'Blue'],
          ['green', 'Green'],
          ['rose', 'Rose'],
        ],
      },
      {
        field: 'contrast',
        title: 'Contrast',
        options: [
          ['normal', 'Normal'],
          ['high', 'High'],
        ],
      },
      {
        field: 'calm',
        title: 'Colours',
        says: 'Soft colours are less bright. Hair is always drawn in its own colour.',
        options: [
          [false, 'Full'],
          [true, 'Soft'],
        ],
      },
    ],
  },
  {
    title: 'Steps, movement and sound',
    controls: [
      {
        field: 'focus_view',
        title: 'Steps in an answer',
        options: [
          [false, 'All together'],
          [true, 'One step at a time'],
        ],
      },
      {
        field: 'motion',
        title: 'Movement',
        says: 'Off: nothing slides, fades or turns.',
        options: [
          ['system', 'Same as the tablet'],
          ['off', 'Off'],
        ],
      },
      {
        field: 'sound',
        title: 'Sound',
        says: 'Off: timers make no sound. You see when they end.',
        options: [
          [true, 'On'],
          [false, 'Off'],
        ],
      },
      {
        field: 'talk_side',
        title: 'Talk button at the chair',
        options: [
          ['left', 'Left'],
          ['right', 'Right'],
          ['both', 'Both sides'],
        ],
      },
    ],
  },
  {
    title: 'Speech',
    controls: [
      {
        field: 'read_aloud',
        title: 'Read answers aloud',
        options: [
          ['off', 'Only when I ask'],
          ['voice', 'When I asked by voice'],
          ['all', 'Every answer'],
        ],
      },
      {
        field: 'speed',
        title: 'Speed of speech',
        options: [...choices.speed].sort((a, b) => a - b).map(speed => [speed, `${speed}×`] as const),
      },
      {
        field: 'language',
        title: 'The English you speak',
        says: 'Chairside listens for this.',
        options: [
          ['en-US', 'United States'],
          ['en-GB', 'United Kingdom'],
          ['en-IE', 'Ireland'],
          ['en-AU', 'Australia'],
          ['en-NZ', 'New Zealand'],
          ['en-CA', 'Canada'],
          ['en-IN', 'India'],
          ['en-ZA', 'South Africa'],
        ],
      },
    ],
  },
]

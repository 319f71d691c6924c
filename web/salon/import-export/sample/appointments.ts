// The sample's appointments on the day it is loaded, and in the weeks after.
import type { ProcessingWindow } from '../../../../shared/salon/records/records'

type SampleAppointment = {
  /** Null for somebody without a card. */
  client: string | null
  name?: string
  inDays: number
  time: string
  minutes: number
  service: string
  stylist: 'Maya' | 'Tom'
  processing?: readonly ProcessingWindow[]
  mayMove?: true
  note?: string
}

export const appointments: readonly SampleAppointment[] = [
  {
    client: 'sample-client-siobhan',
    inDays: 0,
    time: '09:00',
    minutes: 150,
    service: 'Half head foils and toner',
    stylist: 'Maya',
    processing: [{ from: 60, minutes: 35 }],
  },
  {
    client: 'sample-client-chidi',
    inDays: 0,
    time: '09:30',
    minutes: 45,
    service: 'Skin fade',
    stylist: 'Tom',
  },
  {
    client: 'sample-client-margaret',
    inDays: 0,
    time: '10:30',
    minutes: 60,
    service: 'Shampoo and set',
    stylist: 'Tom',
    note: 'Taxi at 11.40.',
  },
  {
    client: 'sample-client-jasvinder',
    inDays: 0,
    time: '12:00',
    minutes: 45,
    service: 'Trim',
    stylist: 'Tom',
    mayMove: true,
  },
  {
    client: 'sample-client-tomasz',
    inDays: 0,
    time: '12:00',
    minutes: 45,
    service: 'Grey blending and cut',
    stylist: 'Maya',
  },
  {
    client: 'sample-client-niamh',
    inDays: 0,
    time: '13:30',
    minutes: 105,
    service: 'Root colour and blow-dry',
    stylist: 'Maya',
    processing: [{ from: 25, minutes: 40 }],
  },
  {
    client: null,
    name: 'Oonagh',
    inDays: 0,
    time: '14:00',
    minutes: 60,
    service: 'Cut and blow-dry',
    stylist: 'Tom',
    note: 'Rang this morning. New to us.',
  },
  {
    client: 'sample-client-zainab',
    inDays: 0,
    time: '15:30',
    minutes: 30,
    service: 'Consultation',
    stylist: 'Maya',
    note: 'Private room.',
  },
  {
    client: 'sample-client-rhiannon',
    inDays: 0,
    time: '16:15',
    minutes: 105,
    service: 'Copper roots and refresh',
    stylist: 'Maya',
    processing: [{ from: 30, minutes: 35 }],
  },
  {
    client: 'sample-client-jasvinder',
    inDays: 2,
    time: '10:00',
    minutes: 90,
    service: 'Demi colour',
    stylist: 'Maya',
    processing: [{ from: 30, minutes: 20 }],
  },
  {
    client: null,
    name: 'Declan Burke',
    inDays: 1,
    time: '11:30',
    minutes: 30,
    service: 'Cut and beard trim',
    stylist: 'Tom',
  },
  {
    client: 'sample-client-bronwen',
    inDays: 6,
    time: '09:30',
    minutes: 75,
    service: 'Pearl toner and trim',
    stylist: 'Maya',
    processing: [{ from: 20, minutes: 10 }],
  },
  {
    client: 'sample-client-siobhan',
    inDays: 41,
    time: '09:00',
    minutes: 150,
    service: 'Half head foils and toner',
    stylist: 'Maya',
    processing: [{ from: 60, minutes: 35 }],
  },
  {
    client: 'sample-client-margaret',
    inDays: 7,
    time: '10:30',
    minutes: 60,
    service: 'Shampoo and set',
    stylist: 'Tom',
    note: 'Taxi at 11.40.',
  },
]

// What the marketing engine answers a salon of which only the name is known.
import marketing from '../../../scripts/engine/marketing'
import { TODAY } from './cases'

export type Answered = { text: string; decision: string; parts?: { subject?: string } }
export const answer = (contentType: string, topic: string): Answered =>
  marketing({
    input: { contentType, topic, includeImage: false },
    facts: { salon: { name: 'Willow & Co Hair', booking: null, phone: null } },
    today: TODAY,
  }) as unknown as Answered

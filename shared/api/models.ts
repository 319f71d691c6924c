// Which model answers what, trying one out, and what was sent.
import { z } from 'zod'
import { Models, Sent, TestResult } from '../account/models'
import { endpoint } from './endpoint'

export const models = {
  all: endpoint({ at: 'GET /models', summary: 'Which provider answers what.', reply: Models }),
  test: endpoint({
    at: 'POST /models/test',
    summary: 'One small real call of the model, counted as one of the day.',
    reply: TestResult,
  }),
  sent: endpoint({
    at: 'GET /models/sent',
    summary: 'What exactly was sent to models, newest first.',
    query: { limit: z.number().int().min(1).max(100).optional(), before: z.string().optional() },
    reply: Sent,
  }),
  sentFor: endpoint({
    at: 'GET /asks/{id}/sent',
    summary: 'What exactly was sent to a model for this ask, first to last.',
    reply: Sent,
  }),
}

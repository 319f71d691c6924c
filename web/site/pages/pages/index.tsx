// Every public page that is drawn at build.
import type { SitePage } from '../site-page'
import { demos } from './demos'
import { features } from './features'
import { landing } from './landing'
import { notFound } from './not-found'
import { pricing } from './pricing'
import { privacy } from './privacy'
import { terms } from './terms'

export const pages: readonly SitePage[] = [landing, pricing, ...features, ...demos, terms, privacy, notFound]

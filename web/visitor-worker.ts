// For who only looks around: a demo that was opened opens again without a connection. Once the app itself is opened, its
// own worker takes this one's place.
import { keepVisitedPages } from './platform/pwa/public-pages'

keepVisitedPages()

// zod tries whether it may make functions of text. The page forbids that, and the browser reports each try; so it is told
// before it is loaded, where all its copies look (z.config would bring zod itself into the first screen's script).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}

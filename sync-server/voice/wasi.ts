// What a WASI program gets in place of an operating system: its arguments, a clock that stands still, one file to read
// and one to write, both in memory. (node:wasi crashed the whole process at about 1,100 characters.)
const [OK, BAD_FILE, CANT_SEEK] = [0, 8, 70]
const [OUT, FOLDER, FILE, GIVEN] = [1, 3, 4, 5]
/** path_open's flag to create the file. */
const CREATE = 1
const FIRST_SIZE = 256 * 1024

/** The program exited. */
class Ended extends Error {}

/** Runs the program once with these arguments; returns what it wrote to its file and what it printed. */
export type Prepared = (args: readonly string[]) => { file: Uint8Array; printed: string }

/** Does everything that doesn't depend on the words: its memory alone is 17 MB. `given`: the file it may read. */
export function prepareProgram(program: WebAssembly.Module, given: Uint8Array): Prepared {
  let words: readonly Uint8Array[] = []
  const file = fileInMemory()
  const printed: Uint8Array[] = []
  let readTo = 0
  let memory = new WebAssembly.Memory({ initial: 0 })
  const view = (): DataView => new DataView(memory.buffer)
  const bytes = (): Uint8Array => new Uint8Array(memory.buffer)
  const word = (at: number, value: number): number => {
    view().setUint32(at, value, true)
    return OK
  }

  const calls = {
    args_sizes_get(count: number, length: number): number {
      word(count, words.length)
      return word(
        length,
        words.reduce((sum, each) => sum + each.length, 0),
      )
    },
    args_get(list: number, texts: number): number {
      let at = texts
      words.forEach((each, n) => {
        word(list + 4 * n, at)
        bytes().set(each, at)
        at += each.length
      })
      return OK
    },
    clock_time_get(_clock: number, _precision: bigint, at: number): number {
      view().setBigUint64(at, 0n, true)
      return OK
    },
    fd_close: () => OK,
    fd_fdstat_get(fd: number, at: number): number {
      // A character device, a folder or a file, with all rights.
      view().setUint8(at, fd < FOLDER ? 2 : fd === FOLDER ? 3 : 4)
      view().setUint16(at + 2, 0, true)
      view().setBigUint64(at + 8, 0xffff_ffff_ffff_ffffn, true)
      view().setBigUint64(at + 16, 0xffff_ffff_ffff_ffffn, true)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(fd: number, at: number): number {
      if (fd !== FOLDER) return BAD_FILE
      view().setUint8(at, 0)
      return word(at + 4, 1)
    },
    fd_prestat_dir_name(_fd: number, at: number): number {
      view().setUint8(at, '/'.charCodeAt(0))
      return OK
    },
    fd_read(fd: number, list: number, count: number, read: number): number {
      const before = readTo
      for (let n = 0; fd === GIVEN && n < count; n++) {
        const piece = given.subarray(readTo, readTo + view().getUint32(list + 8 * n + 4, true))
        bytes().set(piece, view().getUint32(list + 8 * n, true))
        readTo += piece.length
      }
      return word(read, readTo - before)
    },
    fd_seek(fd: number, offset: bigint, from: number, at: number): number {
      if (fd === GIVEN) {
        readTo = Number(offset) + (from === 0 ? 0 : from === 1 ? readTo : given.length)
        view().setBigUint64(at, BigInt(readTo), true)
        return OK
      }
      if (fd !== FILE) return CANT_SEEK
      view().setBigUint64(at, BigInt(file.seek(Number(offset), from)), true)
      return OK
    },
    fd_write(fd: number, list: number, count: number, written: number): number {
      let sum = 0
      for (let n = 0; n < count; n++) {
        const from = view().getUint32(list + 8 * n, true)
        const length = view().getUint32(list + 8 * n + 4, true)
        if (fd === FILE) file.write(bytes().subarray(from, from + length))
        if (fd === OUT) printed.push(bytes().slice(from, from + length))
        sum += length
      }
      return word(written, sum)
    },
    // The name doesn't matter, as there is only one of each.
    path_open: (
      _fd: number,
      _f: number,
      _p: number,
      _l: number,
      how: number,
      _r: bigint,
      _i: bigint,
      _d: number,
      at: number,
    ) => word(at, (how & CREATE) === 0 ? GIVEN : FILE),
    proc_exit(): never {
      throw new Ended()
    },
  }

  const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: calls })
  const { memory: own, _start: start } = exports
  if (!(own instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('Not a WASI program')
  memory = own
  return args => {
    words = args.map(each => new TextEncoder().encode(`${each}\0`))
    try {
      start()
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    }
    return { file: file.content(), printed: Buffer.concat(printed).toString() }
  }
}

function fileInMemory(): {
  write: (piece: Uint8Array) => void
  /** `from`: 0 start, 1 current position, 2 end. Returns the new position. */
  seek: (offset: number, from: number) => number
  content: () => Uint8Array
} {
  let bytes = new Uint8Array(FIRST_SIZE)
  let [size, at] = [0, 0]
  return {
    write: piece => {
      const end = at + piece.length
      if (end > bytes.length) {
        const larger = new Uint8Array(Math.max(bytes.length * 2, end))
        larger.set(bytes.subarray(0, size))
        bytes = larger
      }
      bytes.set(piece, at)
      at = end
      size = Math.max(size, end)
    },
    seek: (offset, from) => {
      at = Math.max(0, offset + (from === 0 ? 0 : from === 1 ? at : size))
      return at
    },
    content: () => bytes.subarray(0, size),
  }
}

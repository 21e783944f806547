import { crc32, deflateSync } from 'node:zlib';

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Head of a PNG of that size, in grey. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([PNG_HEAD, part('IHDR', head)]);
}

/** A grey picture of that size. */
export function aPng(width = 64, height = 32): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    pngHead(width, height),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** What a browser sends of a file with that content. */
export const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** The smallest JPEG that states a size and has a scan; its picture is of no account. */
export function aJpeg(width = 40, height = 20): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x2a, 0x2a, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan]);
}

/** Files that call themselves a picture, with what is wrong with each. */
export const HOSTILE_LOGOS: readonly (readonly [what: string, url: string])[] = [
  ['tekst z rozszerzeniem PNG', dataUrl(Buffer.from('to nie jest obraz, tylko zwykły tekst w pliku'))],
  ['nagłówek PNG bez obrazu', dataUrl(pngHead(64, 64))],
  ['PNG z doklejonym skryptem', dataUrl(Buffer.concat([aPng(), Buffer.from('<script>alert(1)</script>')]))],
  ['PNG urwany w połowie', dataUrl(aPng(200, 200).subarray(0, 60))],
  ['obraz o boku 8 pikseli', dataUrl(aPng(8, 64))],
  ['obraz o boku 2001 pikseli', dataUrl(aPng(2001, 64))],
  ['JPEG bez końca', dataUrl(aJpeg().subarray(0, -2), 'image/jpeg')],
];

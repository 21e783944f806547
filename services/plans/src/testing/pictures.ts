/** Bytes that begin as a JPEG does; `name` tells them apart. */
export const aJpeg = (name: string, length = 2000) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(name), Buffer.alloc(length)]);

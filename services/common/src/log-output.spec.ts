import { describe, expect, test } from '@jest/globals';
import { LogOutput } from './log-output.js';

const fault = (code: string) => Object.assign(new Error(code), { code });

/** An output with room for so many bytes; `room` may be changed. */
function limited(room: number, code = 'ENOSPC') {
  const disk = { room, text: '', calls: 0 };
  const output = new LogOutput(
    (count) => `${count} missing\n`,
    (bytes) => {
      disk.calls += 1;
      if (disk.room === 0) throw fault(code);
      const written = bytes.subarray(0, disk.room);
      disk.room -= written.length;
      disk.text += written.toString();
      return written.length;
    },
  );
  return { disk, output };
}

describe('the output of a log', () => {
  test('writes lines as they come, also in parts', () => {
    const { disk, output } = limited(1_000);
    output.write('one\n');
    output.write('żółw\n');
    expect(disk.text).toBe('one\nżółw\n');
  });

  test('on a full disk drops lines without a word, and says how many as soon as there is room', () => {
    const { disk, output } = limited(0);
    for (let i = 0; i < 1_000; i += 1) output.write(`line ${i}\n`);
    expect(disk).toMatchObject({ text: '', calls: 1_000 });
    disk.room = 1_000;
    output.write('back\n');
    output.write('and on\n');
    expect(disk.text).toBe('1000 missing\nback\nand on\n');
  });

  test('a line that broke off in its middle counts as missing and spoils none after it', () => {
    const { disk, output } = limited(6);
    output.write('one\n');
    output.write('two\n');
    disk.room = 1_000;
    output.write('three\n');
    expect(disk.text).toBe('one\ntw\n1 missing\nthree\n');
  });

  test('a reader who is gone costs each line one try', () => {
    const { disk, output } = limited(0, 'EPIPE');
    output.write('one\n');
    output.write('two\n');
    expect(disk.calls).toBe(2);
  });

  test('a reader who is behind is waited for, but not for ever and not by every line', () => {
    const { disk, output } = limited(0, 'EAGAIN');
    output.write('one\n');
    const patient = disk.calls;
    expect(patient).toBeGreaterThan(1);
    output.write('two\n');
    expect(disk.calls).toBe(patient + 1);
    disk.room = 1_000;
    output.write('three\n');
    expect(disk.text).toBe('2 missing\nthree\n');
  });
});

import { Inject, Injectable } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG, type ServiceConfig } from '@pora/common/config';
import { ApiError, unlessAway } from '@pora/common/errors';
import { catalogInternalRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { HandOut, PrintedPicture } from '@pora/contracts/plans/hand-out.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { plansSettings } from '../config.js';
import { docxStrings } from './docx.strings.js';
import type { PictureFiles } from './hand-out-picture.js';
import type { HandOutSource } from './hand-out.source.js';

/** The file stays small enough to be sent, and to be read back as an import. */
export const PICTURE_LIMITS = { count: 40, bytes: 1_400_000 } as const;

/** What goes into the file, and a sentence about what does not. */
interface ReadPictures {
  readonly files: PictureFiles;
  readonly note: string;
}

/** The photographs of a plan's dishes, asked from the catalogue. What is not there is always said (nothing silent). */
@Injectable()
export class HandOutPicturesService {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig<typeof plansSettings>,
    private readonly http: InternalHttp,
  ) {}

  /** Which of the plan's meals have a photograph. */
  async of({ planDays }: Plan): Promise<Pick<HandOutSource, 'pictures' | 'pictureNote'>> {
    const meals = planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.mealId ?? []));
    if (meals.length === 0) return {};
    const body = { ids: [...new Set(meals)] };
    const found = await unlessAway(this.http.call(this.target(), catalogInternalRoutes.pictures, { body }));
    return found
      ? { pictures: new Map(Object.entries(found.pictures)) }
      : { pictureNote: docxStrings.picturesAway };
  }

  /** The bytes of the photographs that the hand-out names, each once. */
  async read(handOut: HandOut): Promise<ReadPictures> {
    const files = new Map<string, Uint8Array>();
    const [unread, crowded]: [string[], string[]] = [[], []];
    let room = PICTURE_LIMITS.bytes;
    let isAway = false;
    for (const [name, picture] of picturesIn(handOut)) {
      if (files.size >= PICTURE_LIMITS.count) {
        crowded.push(name);
        continue;
      }
      // One that is away is not asked forty times, each to the end of its patience.
      const content: Buffer | 'away' | 'unreadable' = isAway ? 'away' : await this.readOne(picture);
      isAway ||= content === 'away';
      if (typeof content === 'string') unread.push(name);
      else if (content.length > room) crowded.push(name);
      else {
        files.set(picture.key, content);
        room -= content.length;
      }
    }
    const notes = [
      handOut.pictureNote,
      ...(unread.length > 0 ? [docxStrings.picturesUnread(unread)] : []),
      ...(crowded.length > 0 ? [docxStrings.picturesCrowded(crowded)] : []),
    ];
    return { files, note: notes.filter((note) => note !== '').join(' ') };
  }

  private async readOne({ mealId, key }: PrintedPicture): Promise<Buffer | 'away' | 'unreadable'> {
    try {
      const params = { id: mealId, key };
      const answer = await this.http.fetchBuffer(
        this.target(),
        catalogInternalRoutes.smallPicture,
        { params },
        undefined,
      );
      return !answer.notModified && isJpeg(answer.answer) ? answer.answer : 'unreadable';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 503 ? 'away' : 'unreadable';
    }
  }

  private target() {
    return { component: 'catalog', baseUrl: this.config.settings.CATALOG_URL } as const;
  }
}

const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);
/** A part that is no picture would make Word call the whole file damaged. */
const isJpeg = (bytes: Buffer) => bytes.subarray(0, JPEG_HEAD.length).equals(JPEG_HEAD);

/** Each photograph once, with the name of the first dish it stands with. */
function picturesIn({ recipes, portions, days }: HandOut): [name: string, picture: PrintedPicture][] {
  const inline = days.flatMap(({ meals }) => meals.flatMap(({ recipe }) => recipe ?? []));
  const byKey = new Map<string, [string, PrintedPicture]>();
  for (const { name, picture } of [...inline, ...portions, ...recipes])
    if (picture && !byKey.has(picture.key)) byKey.set(picture.key, [name, picture]);
  return [...byKey.values()];
}

import { fileTooLargeSentence } from '@pora/contracts/call';
import { mealPictureCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type PicturePart } from '@pora/contracts/catalog/meal-picture.vocabulary';
import { callRoute, isHttpError, messageOf } from '@pora/kit';
import { mealPictureStrings as t } from './meal-picture.strings.js';

const { upload } = mealPictureCalls.put;

/** A file for the photograph of a meal, and which part of it stays. */
export interface ChosenPicture {
  file: File;
  part: PicturePart;
}

/** A photograph the meal does not have, although it was to have it. */
export interface UnsentPicture {
  title: string;
  reason: string;
  /** What can be sent again; null where that would end the same way. */
  again: ChosenPicture | null;
}

/** Answers of the server that another attempt with the same file would meet again. */
const FINAL = new Set([413, 415, 422]);

/** Sends the file; answers the meal with its picture. @throws HttpError */
export function sendPicture(mealId: string, { file, part }: ChosenPicture): Promise<Meal> {
  return callRoute(mealPictureCalls.put, { params: { id: mealId }, file, query: { part } });
}

/** Why a file cannot be a photograph of a meal before it was sent; null where the server has to look. */
export function refusalOf(file: File): string | null {
  return file.size > upload.maxFileBytes ? fileTooLargeSentence(upload) : null;
}

/** A change of the picture that failed. */
export function failedChange(error: unknown, chosen: ChosenPicture | null, title: string): UnsentPicture {
  const isFinal = isHttpError(error) && FINAL.has(error.status);
  return { title, reason: messageOf(error), again: isFinal ? null : chosen };
}

/** The picture of a meal that was saved without it. */
export function leftBehind(reason: string, again: ChosenPicture | null): UnsentPicture {
  return { title: t.unsentTitle, reason, again };
}

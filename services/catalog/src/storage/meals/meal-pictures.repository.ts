import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import type { MealPicture } from '@pora/contracts/catalog/meal-picture.model';
import { In } from 'typeorm';
import { MealPictureEntity } from './meal-picture.entity.js';

/** Rows of the photographs of meals. */
@Injectable()
export class MealPicturesRepository {
  constructor(private readonly database: Database) {}

  /** Takes the place of the one before; the words of another picture do not stay. */
  async put(mealId: string, picture: Omit<MealPicture, 'alt'> & { content: Buffer }): Promise<void> {
    const { key, width, height, content } = picture;
    await this.database.query(
      `INSERT INTO meal_pictures (meal_id, key, width, height, content) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (meal_id) DO UPDATE
       SET alt = CASE WHEN meal_pictures.key = $2 THEN meal_pictures.alt ELSE '' END,
           key = $2, width = $3, height = $4, content = $5`,
      [mealId, key, width, height, content],
    );
  }

  /** Gives a new meal a row of its own with what stands with another; nothing where there is nothing. */
  async copy(fromMealId: string, mealId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO meal_pictures (meal_id, key, alt, width, height, content)
       SELECT $2, key, alt, width, height, content FROM meal_pictures WHERE meal_id = $1`,
      [fromMealId, mealId],
    );
  }

  /** @throws ApiError 404 */
  async describe(mealId: string, alt: string): Promise<void> {
    const { affected } = await this.rows.update({ mealId }, { alt });
    if (!affected) throw notFound('Posiłek nie ma zdjęcia.');
  }

  /** Answers whether there was one. */
  async remove(mealId: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ mealId });
    return Boolean(affected);
  }

  /** What stands with these meals, without the bytes; also while a meal is in the trash. */
  async ofMeals(mealIds: readonly string[]): Promise<Record<string, MealPicture>> {
    const found = await this.rows.find({
      select: { mealId: true, key: true, alt: true, width: true, height: true },
      where: { mealId: In([...mealIds]) },
    });
    return Object.fromEntries(
      found.map(({ mealId, key, alt, width, height }) => [mealId, { key, alt, width, height }]),
    );
  }

  /** A meal's picture with its bytes, also while the meal is in the trash. @throws ApiError 404 */
  async read(mealId: string, key: string): Promise<MealPictureEntity> {
    const row = await this.rows.findOneBy({ mealId, key });
    if (!row) throw notFound('Nie znaleziono zdjęcia.');
    return row;
  }

  private get rows() {
    return this.database.repository(MealPictureEntity);
  }
}
